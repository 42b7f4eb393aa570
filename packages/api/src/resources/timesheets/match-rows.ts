import { asc, ne, sql } from 'drizzle-orm';
import { shifts } from '../../db/schema/shifts';
import type { Tx } from '../../db/transaction';
import type { PricedLine } from './price-rows';

export type Existing = typeof shifts.$inferSelect;

/** What a row and a shift must have in common for the row to be about the shift. */
const keyOf = (job: number, worker: number | null, date: string, name: string) => JSON.stringify([job, worker, date, name]);

/**
 * The shifts that rows of a sheet are about: of the same job, worker, day and name. They are locked. Of several that of the same
 * start comes first, and each is matched once.
 * @returns by row
 */
export async function matchRows(tx: Tx, lines: readonly PricedLine[]): Promise<Map<number, Existing>> {
  const wanted = lines.map(({ worker_id, shift }) => ({ job_id: shift.job_id, worker_id, date: shift.date, name: shift.name }));
  const rows = sql`(select distinct * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
    as named(job_id int, worker_id int, "date" date, name text)) wanted`;
  const same = sql`wanted.job_id = ${shifts.job_id} and wanted.worker_id = ${shifts.worker_id}
    and wanted."date" = ${shifts.date} and wanted.name = ${shifts.name}`;
  const found = await tx
    .select({ shift: shifts })
    .from(shifts)
    .innerJoin(rows, same)
    .where(ne(shifts.status, 'cancelled'))
    .orderBy(asc(shifts.id))
    .for('update', { of: shifts });
  const free = new Map<string, Existing[]>();
  for (const { shift } of found) {
    const key = keyOf(shift.job_id, shift.worker_id, shift.date, shift.name);
    free.set(key, [...(free.get(key) ?? []), shift]);
  }
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
