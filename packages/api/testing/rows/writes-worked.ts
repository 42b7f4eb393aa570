import { calendarFeeds } from '../../src/platform/db/schema/calendar-feeds';
import { freeDay, newShift, next, type Write, type WriteContext } from './write-context';
import { must } from './world';

/** A past sleep over of the caller. */
export function ownNight(context: WriteContext, fields: Parameters<typeof newShift>[1] = {}) {
  const date = freeDay();
  const start_at = new Date(`${date}T12:00:00Z`);
  const night = { type: 'sleep_over' as const, rate_type: 'sleep_over', start_time: '22:00', end_time: '06:00', is_overnight: true };
  const place = { time_zone: 'Australia/Brisbane', pay_level_id: context.world.payLevelId, worker_id: context.me.id };
  const times = { date, start_at, end_at: new Date(start_at.getTime() + 8 * 3_600_000) };
  return newShift(context, { ...night, ...place, ...times, ...fields });
}

async function during(context: WriteContext) {
  const { id, start_at } = await ownNight(context);
  return { id, at: start_at.toISOString() };
}
const hours = { start_time: '22:00', end_time: '06:00' };
const woken = { start_time: '02:10', end_time: '02:40' };
async function newFeed({ world: { api }, me }: WriteContext) {
  const made = { user_id: me.id, token_hash: `feed-${next()}` };
  const [row] = await api.services.db.insert(calendarFeeds).values(made).returning({ id: calendarFeeds.id });
  return { n: must(row).id };
}

/** What workers record for their own shifts, and their calendar feeds. */
export const workedWrites: Readonly<Record<string, Write>> = {
  'A-370': during,
  'A-371': async (context) => ({ id: (await ownNight(context)).id, ...hours }),
  'A-372': async (context) => ({ id: (await ownNight(context)).id, ...woken }),
  'A-375': () => ({}),
  'A-376': newFeed,
  'A-452': () => ({ weekend: 'fewer', sleep_over: 'more' }),
  /** Ends the connection to Xero: writes that need it reconnect. */
  'A-432': () => ({}),
};
