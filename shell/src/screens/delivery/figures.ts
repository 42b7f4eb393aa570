import type { Watched } from '@careloom/contract/resources/delivery';
import { formatCount } from '@careloom/shared/format';
import { t } from './delivery-texts';
import type { Stat } from '@careloom/shared/ui';
import { ms } from './cells';

const total = (items: readonly number[]) => items.reduce((sum, item) => sum + item, 0);
const most = <Item>(items: readonly Item[], by: (item: Item) => number): Item | undefined =>
  items.reduce<Item | undefined>((top, item) => (top === undefined || by(item) > by(top) ? item : top), undefined);
const named = ({ remote, version }: { remote: string; version: string }) => t('delivery.of_loads', { part: remote, version });

/** The key figures: failures, slow parts, blocked requests. A skeleton while loading. */
export function figuresOf(data: Watched | undefined): Stat[] {
  const slowest = most(data?.loads ?? [], ({ p75 }) => p75);
  const longest = most(data?.tasks ?? [], ({ max_ms }) => max_ms);
  const faults = total((data?.calls ?? []).map(({ failed }) => failed));
  return [
    {
      label: t('delivery.failures'),
      value: data && formatCount(total(data.failures.map(({ count }) => count))),
      note: faults > 0 ? t('delivery.of_calls', { count: faults }) : undefined,
      yarn: 'galah',
    },
    { label: t('delivery.slowest'), value: data && (slowest ? ms(slowest.p75) : '–'), note: slowest && named(slowest), yarn: 'lake' },
    {
      label: t('delivery.longest_task'),
      value: data && (longest ? ms(longest.max_ms) : '–'),
      note: longest && named(longest),
      yarn: 'wattle',
    },
    { label: t('delivery.refused'), value: data && formatCount(total(data.violations.map(({ count }) => count))), yarn: 'dusk' },
  ];
}
