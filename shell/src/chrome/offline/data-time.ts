import { formatDate, today } from '@careloom/shared/format';
import { queryClient } from '@careloom/shared/query';

/** When the oldest of what is on screen was read, in milliseconds of the epoch; null where nothing on screen was read. */
export function oldestShown(): number | null {
  const read = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ state: { data, dataUpdatedAt } }) => (data === undefined ? [] : dataUpdatedAt));
  return read.length === 0 ? null : Math.min(...read);
}

/** `14:05`, with its day where that is not today. */
export function dataTime(readAt: number, now: Date = new Date()): string {
  const instant = new Date(readAt).toISOString();
  const isToday = formatDate(instant, 'api') === today(undefined, now);
  return formatDate(instant, isToday ? 'time' : 'displayTime');
}
