import type { RosterShift, ShiftRosterData } from '@careloom/contract/resources/shift-roster';
import type { BrowserContext } from '@playwright/test';

const DAY_MS = 86_400_000;
const WORKERS = 200;
const DAYS = 14;
const HOUSES = 10;
const KINDS = [
  ['07:00', '15:00', 'normal', 480],
  ['15:00', '21:00', 'normal', 360],
  ['22:00', '06:00', 'active_night', 480],
  ['21:00', '07:00', 'sleep_over', 600],
] as const;

const dayAfter = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** A roster of 200 workers by 14 days with 2,000 shifts. @param start its first day */
export function largeRoster(start: string): ShiftRosterData {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const shifts = numbers(WORKERS).flatMap((worker) =>
    numbers(DAYS)
      .filter((day) => (worker * 5 + day * 3) % 7 !== 0 && (worker + day) % 6 !== 0)
      .map((day): RosterShift => {
        const [start_time, end_time, type, minutes] = KINDS[(worker + day) % KINDS.length] ?? KINDS[0];
        const date = dayAfter(start, day - 1);
        const house_id = (worker % HOUSES) + 1;
        const start_at = `${date}T${start_time}:00.000Z`;
        const times = { date, start_time, end_time, start_at, minutes };
        const of = { worker_id: worker, job_id: house_id, house_id, total_cost: '320.00', version: 1 };
        return { id: worker * 100 + day, name: 'Shift', type, status: 'published', ...times, ...of };
      }),
  );
  const workers = numbers(WORKERS).map((id) => ({
    id,
    first_name: `Worker ${id}`,
    last_name: 'Of Many',
    sm_profile_picture_url: null,
    can_work: 1 as const,
    weekly_hours: 30,
    casual_full_time: 0 as const,
    agreements: [{ start: dayAfter(start, -30), end: dayAfter(start, 60) }],
    house_ids: [(id % HOUSES) + 1],
  }));
  const houses = numbers(HOUSES).map((id) => ({ id, name: `House ${id}`, time_zone: 'Australia/Sydney' }));
  const jobs = houses.map(({ id, name }) => ({ id, name, house_id: id, start: dayAfter(start, -90), end: null }));
  return { workers, houses, jobs, shifts, busy: [], left_off: { shifts: 0, workers: 0 } };
}

/** Responds with a large roster for any requested period. */
export const serveLargeRoster = (context: BrowserContext) =>
  context.route('**/api/v1/shift-roster?**', (route) => {
    const start = new URL(route.request().url()).searchParams.get('start') ?? '';
    return route.fulfill({ json: { code: 200, message: 'OK', data: largeRoster(start) } });
  });
