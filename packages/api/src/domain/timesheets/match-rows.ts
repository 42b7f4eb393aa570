import { and, asc, ne, sql } from 'drizzle-orm';
import { shifts } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import { isOneOf } from '../../platform/list/is-one-of';
import { groupBy } from '../../platform/list/group';
import { inParts, partsOf } from '../../platform/list/in-parts';
import type { PricedLine } from './price-rows';

export type Existing = typeof shifts.$inferSelect;

/** The number of rows that are queried at once. */
const PART = 400;

/** The values that a row and its shift must have in common. */
const keyOf = (job: number, worker: number | null, date: string, name: string) => JSON.stringify([job, worker, date, name]);

/**
 * Matches rows of a sheet to existing shifts with the same job, worker, day and name, and locks those. Among several, one with the same
 * start is preferred; each is matched once.
 * @returns the shifts by row
 */
export async function matchRows(tx: Tx, lines: readonly PricedLine[]): Promise<Map<number, Existing>> {
  const ids = new Set<number>();
  for (const part of partsOf(lines, PART)) for (const { id } of await find(tx, part)) ids.add(id);
  if (ids.size === 0) return new Map();
  const found = await inParts(
    [...ids].sort((one, other) => one - other),
    (part) => lock(tx, part),
    ({ id }) => id,
  );
  const free = groupBy(found, (shift) => keyOf(shift.job_id, shift.worker_id, shift.date, shift.name));
  const matches = new Map<number, Existing>();
  for (const exact of [true, false]) {
    for (const { row, worker_id, shift, columns } of lines) {
      const candidates = matches.has(row) ? undefined : free.get(keyOf(shift.job_id, worker_id, shift.date, shift.name));
      const at = candidates?.findIndex(({ start_at }) => !exact || start_at.getTime() === columns.start_at.getTime()) ?? -1;
      const [match] = at < 0 ? [] : (candidates?.splice(at, 1) ?? []);
      if (match) matches.set(row, match);
    }
  }
  return matches;
}

/** Also locks their workers, so that the assignment cannot change. */
function find(tx: Tx, lines: readonly PricedLine[]) {
  const wanted = lines.map(({ worker_id, shift }) => ({ job_id: shift.job_id, worker_id, date: shift.date, name: shift.name }));
  const rows = sql`(select distinct * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
    as named(job_id int, worker_id int, "date" date, name text)) wanted`;
  const same = sql`wanted.job_id = ${shifts.job_id} and wanted.worker_id = ${shifts.worker_id}
    and wanted."date" = ${shifts.date} and wanted.name = ${shifts.name}`;
  return tx.select({ id: shifts.id }).from(shifts).innerJoin(rows, same);
}

const lock = (tx: Tx, ids: readonly number[]): Promise<Existing[]> =>
  tx
    .select()
    .from(shifts)
    .where(and(isOneOf(shifts.id, ids), ne(shifts.status, 'cancelled')))
    .orderBy(asc(shifts.id))
    .for('update');
