import type { Named } from '@careloom/contract/entities';
import { options } from '@careloom/contract/resources/options';
import { t } from './words';
import type { Filter, RangeFilter, SelectFilter } from '@careloom/shared/list';
import { useCall } from '@careloom/shared/query';
import { choicesOf } from './labels';

export const statusFilter = (): SelectFilter => ({
  kind: 'select',
  name: 'status',
  label: t('field.job.status'),
  options: choicesOf('status'),
  multiple: true,
});

export const typeFilter = (): SelectFilter => ({
  kind: 'select',
  name: 'type',
  label: t('field.job.type'),
  options: choicesOf('type'),
  multiple: true,
});

export const startFilter = (): RangeFilter => ({ kind: 'range', label: t('field.job.start_date'), from: 'from', to: 'to' });

const visibilityFilter = (): SelectFilter => ({
  kind: 'select',
  name: 'visibility',
  label: t('field.job.visibility'),
  options: choicesOf('visibility'),
});

const houseFilter = (houses: readonly Named[]): SelectFilter => ({
  kind: 'select',
  name: 'house_id',
  label: t('jobs.house'),
  options: houses.map(({ id, name }) => ({ value: String(id), label: name })),
});

/** Filters for users who see jobs of several houses. */
export function useJobFilters(): Filter[] {
  const { data: houses = [] } = useCall(options.houses, {});
  return [statusFilter(), houseFilter(houses), typeFilter(), visibilityFilter(), startFilter()];
}
