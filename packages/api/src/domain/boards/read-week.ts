import { and, asc, between, eq, gt, lt, ne } from 'drizzle-orm';
import { outings } from '../../platform/db/schema/boards';
import { users } from '../../platform/db/schema/identity';
import { shifts } from '../../platform/db/schema/shifts';
import type { Executor } from '../../platform/db/transaction';
import { addDays, localDay } from '../../platform/clock/local-day';
import { bit } from '../../platform/serialize/values';
import type { BoardHouse } from './select-board-houses';
import { mondayOf, spanOfWeek, type Stretch } from './parts-of-day';
import { type Comer, isKnown, partsOfWeek } from './parts-of-week';

type OutingRow = typeof outings.$inferSelect;

/** The address of a person's picture for the reader; null without one. */
export type PictureUrl = (fileId: number | null) => string | null;

/**
 * The week of a house. A draft only shows that somebody comes; a cancelled shift is not shown.
 * @param day any day of the week; null for today in the house's local time
 */
export async function readWeek(
  executor: Executor,
  house: BoardHouse,
  { now, day, urlOf }: { now: Date; day: string | null; urlOf: PictureUrl },
) {
  const today = localDay(now, house.timeZone);
  const from = mondayOf(day ?? today);
  const to = addDays(from, 6);
  const planned = await selectShifts(executor, house.id, spanOfWeek(from, house.timeZone));
  const out = await executor
    .select()
    .from(outings)
    .where(and(eq(outings.house_id, house.id), between(outings.date, from, to)));
  const parts = partsOfWeek(planned, from, house.timeZone);
  const nights = planned.filter((shift) => shift.type !== 'normal' && isKnown(shift));
  const cellOf = ({ date, part, people, isOpen }: (typeof parts)[number]) => ({
    part,
    people: people.map((comer) => shown(comer, urlOf)),
    is_open: bit(isOpen),
    outing: outingOf(out.find((one) => one.date === date && one.part === part)),
  });
  const dates = [...new Set(parts.map(({ date }) => date))];
  return {
    from,
    to,
    today,
    sleeps: bit(nights.length > 0 && nights.every(({ type }) => type === 'sleep_over')),
    days: dates.map((date) => ({ date, parts: parts.filter((one) => one.date === date).map(cellOf) })),
  };
}

export const shown = ({ name, picture }: Comer, urlOf: PictureUrl) => ({ name, picture_url: urlOf(picture) });

const outingOf = (row: OutingRow | undefined) => (row ? { id: row.id, title: row.title, symbol: row.symbol } : null);

/** The shifts that overlap a period and are not cancelled, by start. */
const selectShifts = (executor: Executor, houseId: number, { from, to }: Stretch) =>
  executor
    .select({
      start_at: shifts.start_at,
      end_at: shifts.end_at,
      status: shifts.status,
      type: shifts.type,
      worker_id: shifts.worker_id,
      name: users.first_name,
      picture: users.picture_file_id,
    })
    .from(shifts)
    .leftJoin(users, eq(users.id, shifts.worker_id))
    .where(
      and(
        eq(shifts.house_id, houseId),
        ne(shifts.status, 'cancelled'),
        gt(shifts.end_at, new Date(from)),
        lt(shifts.start_at, new Date(to)),
      ),
    )
    .orderBy(asc(shifts.start_at), asc(shifts.id));
