import { formatDate, today } from '@careloom/shared/format';
import { queryClient } from '@careloom/shared/query';

/** When the oldest data on screen was fetched, in epoch milliseconds; null if no fetched data is on screen. */
export function oldestShown(): number | null {
  const read = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ state: { data, dataUpdatedAt } }) => (data === undefined ? [] : dataUpdatedAt));
  return read.length === 0 ? null : Math.min(...read);
}

/** `14:05`, with the day if it is not today. */
export function dataTime(readAt: number, now: Date = new Date()): string {
  const instant = new Date(readAt).toISOString();
  const isToday = formatDate(instant, 'api') === today(undefined, now);
  return formatDate(instant, isToday ? 'time' : 'displayTime');
}
