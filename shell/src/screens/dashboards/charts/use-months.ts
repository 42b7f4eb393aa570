import type { adminChart } from '@careloom/contract/resources/dashboard-charts';
import type { teamLeaderChart } from '@careloom/contract/resources/leader-dashboard';
import { useCall } from '@careloom/shared/query';
import { addMonths, type Month } from '../month/month';
import { pairsOf } from './series';

export type ChartCall = typeof adminChart | typeof teamLeaderChart;

const options = { keepPrevious: true };

/** The figures of six months up to a month, oldest first. The call returns two months, so it is made three times. */
export function useMonths(call: ChartCall, month: Month) {
  const latest = useCall(call, pairsOf(month), options);
  const middle = useCall(call, pairsOf(addMonths(month, -2)), options);
  const oldest = useCall(call, pairsOf(addMonths(month, -4)), options);
  const all = [oldest, middle, latest];
  return {
    figures: all.every(({ data }) => data) ? all.flatMap(({ data }) => data ?? []) : undefined,
    error: all.find(({ error }) => error)?.error,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  };
}
