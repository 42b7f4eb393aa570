import { SHARE_WEEKS } from '@careloom/contract/resources/fair-shares';
import { options } from '@careloom/contract/resources/options';
import type { SelectFilter } from '@careloom/shared/list';
import { useCall } from '@careloom/shared/query';
import { t } from './texts';

/** The period, and the house where the user sees several. */
export function useShareFilters(): SelectFilter[] {
  const { data: houses = [] } = useCall(options.houses, {});
  const weeks = { kind: 'select', name: 'weeks', label: t('shares.period'), options: SHARE_WEEKS.map(weeksOption) } as const;
  const ofHouses = houses.map(({ id, name }) => ({ value: String(id), label: name }));
  return houses.length > 1 ? [weeks, { kind: 'select', name: 'house_id', label: t('shares.house'), options: ofHouses }] : [weeks];
}

export const weeksOption = (weeks: string) => ({ value: weeks, label: t('shares.weeks', { weeks }) });
