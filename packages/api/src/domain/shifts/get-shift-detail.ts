import type { Person } from '@careloom/contract/entities';
import type { CostChange } from '@careloom/contract/resources/shift-extras';
import type { ShiftDetail } from '@careloom/contract/resources/shifts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { auditEntries } from '../../platform/db/schema/audit';
import { users } from '../../platform/db/schema/identity';
import { shifts, shiftSegments, wakeUps } from '../../platform/db/schema/shifts';
import type { Files } from '../../platform/files/files';
import type { Executor } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { notFound } from '../../platform/http/errors';
import { isoOf, isoOrNull, money } from '../../platform/serialize/values';
import { selectShifts } from './select-shifts';
import { shiftOf } from './serialize-shift';
import { shiftsWithin } from './shift-record';

const MOST_CHANGES = 20;

/** A shift within the user's scope with what its page shows beside the list's fields, and with its worker's picture if `files` are given. @throws 404 */
export async function getShiftDetail(executor: Executor, user: CurrentUser, id: number, files?: Files): Promise<ShiftDetail> {
  const [row] = await selectShifts(executor).where(and(eq(shifts.id, id), shiftsWithin(user)));
  if (!row) throw notFound('shift.not_found');
  const { shift } = row;
  const changes = await costChangesOf(executor, id);
  const people = await peopleOf(executor, [
    row.leader_id,
    shift.created_by_id,
    shift.changed_by_id,
    shift.approved_by_id,
    ...changes.map(({ by }) => by),
  ]);
  const personOf = (of: number | null) => (of === null ? null : (people.get(of) ?? null));
  return {
    ...shiftOf(row, files ? { user, files } : null),
    lines: await linesOf(executor, id),
    wake_ups: await wakeUpsOf(executor, id),
    rostered: rosteredOf(shift),
    started_at: isoOrNull(shift.started_at),
    finished_at: isoOrNull(shift.finished_at),
    leader: personOf(row.leader_id),
    created_at: isoOf(shift.created_at),
    created_by: personOf(shift.created_by_id),
    changed_by: personOf(shift.changed_by_id),
    approved_by: personOf(shift.approved_by_id),
    approved_at: isoOrNull(shift.approved_at),
    cost_changes: changes.map(({ by, ...change }): CostChange => ({ ...change, by: personOf(by) })),
  };
}

function rosteredOf({ rostered_start_at: start, rostered_end_at: end, rostered_cents: cents }: typeof shifts.$inferSelect) {
  return start && end && cents !== null ? { start_at: isoOf(start), end_at: isoOf(end), total_cost: money(cents) } : null;
}

async function linesOf(executor: Executor, id: number) {
  const { start_at, end_at, date, part, day_type, holiday, minutes, paid_minutes, rate_type, rate_cents, amount_cents } = shiftSegments;
  const lines = await executor
    .select({ start_at, end_at, date, part, day_type, holiday, minutes, paid_minutes, rate_type, rate_cents, amount_cents })
    .from(shiftSegments)
    .where(eq(shiftSegments.shift_id, id))
    .orderBy(asc(shiftSegments.position));
  return lines.map((line) => ({ ...line, start_at: isoOf(line.start_at), end_at: isoOf(line.end_at) }));
}

async function wakeUpsOf(executor: Executor, id: number) {
  const woken = await executor.select().from(wakeUps).where(eq(wakeUps.shift_id, id)).orderBy(asc(wakeUps.start_at));
  return woken.map(({ start_at, end_at, note }) => ({ start_at: isoOf(start_at), end_at: isoOf(end_at), note }));
}

const cost = (of: 'before' | 'after') => sql<number>`(${auditEntries[of]} ->> 'cost_cents')::bigint`.mapWith(Number);

async function costChangesOf(executor: Executor, id: number) {
  const rows = await executor
    .select({ at: auditEntries.created_at, by: auditEntries.actor_id, before: cost('before'), after: cost('after') })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.record, 'shifts'),
        eq(auditEntries.record_id, String(id)),
        eq(auditEntries.action, 'update'),
        sql`${auditEntries.after} ? 'cost_cents'`,
      ),
    )
    .orderBy(asc(auditEntries.id))
    .limit(MOST_CHANGES);
  return rows.map(({ at, by, before, after }) => ({ at: isoOf(at), by, before: money(before), after: money(after) }));
}

async function peopleOf(executor: Executor, ids: readonly (number | null)[]): Promise<ReadonlyMap<number, Person>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const found = await executor
    .select({ id: users.id, first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(inArray(users.id, wanted));
  return new Map(found.map((person) => [person.id, person]));
}
