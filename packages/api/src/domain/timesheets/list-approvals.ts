import type { DataOf } from '@careloom/contract/call';
import type { timesheets as calls } from '@careloom/contract/resources/timesheets';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { shifts } from '../../platform/db/schema/shifts';
import type { Context } from '../../platform/http/context';
import { PREREQUISITES_HELD_AT_START } from '../shifts/prerequisites';
import { shiftsWithin } from '../shifts/shift-record';

const MOST = 1_000;

const asRostered = and(
  eq(shifts.start_at, shifts.rostered_start_at),
  eq(shifts.end_at, shifts.rostered_end_at),
  eq(shifts.cost_cents, shifts.rostered_cents),
  PREREQUISITES_HELD_AT_START,
);

/** Submitted shifts that the user may approve: not their own, nor those whose pay they planned or changed last. */
export async function listApprovals({ user, services }: Context<typeof calls.approvals>): Promise<DataOf<typeof calls.approvals>> {
  const rows = await services.db
    .select({ id: shifts.id, matches: sql<boolean>`coalesce(${asRostered}, false)` })
    .from(shifts)
    .where(
      and(
        shiftsWithin(user),
        eq(shifts.status, 'submitted'),
        ne(shifts.worker_id, user.id),
        sql`coalesce(${shifts.changed_by_id}, ${shifts.created_by_id}) <> ${user.id}`,
      ),
    )
    .orderBy(asc(shifts.start_at), asc(shifts.id));
  const idsOf = (matching: boolean) =>
    rows
      .filter(({ matches }) => matches === matching)
      .map(({ id }) => id)
      .slice(0, MOST);
  return { matching: idsOf(true), differing: idsOf(false) };
}
