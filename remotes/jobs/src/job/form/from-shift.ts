import { WEEKDAYS } from '@careloom/contract/resources/jobs';
import { EMPTY_DRAFT, type JobDraft } from './draft';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The day of the week of `yyyy-MM-dd`; null for an invalid day. */
function weekdayOf(date: string) {
  const time = Date.parse(`${date}T00:00:00Z`);
  return DAY.test(date) && !Number.isNaN(time) ? (WEEKDAYS[(new Date(time).getUTCDay() + 6) % 7] ?? null) : null;
}

/**
 * A new job for a shift without a worker: once, on its day, at its house. Missing and invalid values of the address are left as in an
 * empty form.
 * @param query `post=shift`, with `name`, `house`, `date`, `start` and `end` of the shift; null without it
 */
export function draftFromShift(query: URLSearchParams): JobDraft | null {
  if (query.get('post') !== 'shift') return null;
  const [date, start, end] = ['date', 'start', 'end'].map((name) => query.get(name) ?? '') as [string, string, string];
  const house = Number(query.get('house'));
  const weekday = weekdayOf(date);
  const hasTimes = TIME.test(start) && TIME.test(end);
  const length = hasTimes ? minutesOf(end) - minutesOf(start) : 0;
  return {
    ...EMPTY_DRAFT,
    name: query.get('name') ?? '',
    ...(Number.isInteger(house) && house > 0 && { house_id: house }),
    ...(weekday !== null && { type: 'once_off', start_date: date, end_date: date, when_needed: 'certain_days', days: [weekday] }),
    ...(hasTimes && {
      start_time: start,
      end_time: end,
      is_overnight: length <= 0 ? 1 : 0,
      weekly_hours: ((length <= 0 ? length + 1440 : length) / 60).toFixed(2),
    }),
  };
}
