import { and, asc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { notFound } from '../../platform/http/errors';
import { byRole } from '../../platform/scope/by-role';
import { lockWorkers } from './hold-workers';

/** Limits shifts to those a user may see: at the houses led; for a worker, their own once published. Refers to no table but `shifts`. */
export const shiftsWithin = (user: CurrentUser): SQL | undefined =>
  byRole(user, {
    teamLeader: sql`${shifts.house_id} in (select ${houses.id} from ${houses} where ${houses.team_leader_id} = ${user.id})`,
    worker: sql`(${shifts.worker_id} = ${user.id} and ${shifts.status} <> 'draft')`,
  });

export const SCHEDULED = ['draft', 'published', 'confirmed'] as const;

/** Not worked yet: such a shift can be taken from its worker, or deleted. */
export const isScheduled = (status: string): boolean => (SCHEDULED as readonly string[]).includes(status);

/** "Schedule" means future shifts, "log" the rest. */
export function ofKind(kind: 'log' | 'schedule' | null): SQL | undefined {
  if (kind === null) return undefined;
  return kind === 'schedule' ? inArray(shifts.status, SCHEDULED) : notInArray(shifts.status, [...SCHEDULED]);
}

export type LockedShift = typeof shifts.$inferSelect;

/**
 * Locks a shift within the user's scope until the transaction ends. The rows of its current and next worker are locked first, in the same
 * order as when overlaps are resolved.
 * @throws 404
 */
export async function lockShift(tx: Tx, user: CurrentUser, id: number, nextWorker?: number | null): Promise<LockedShift> {
  const mine = and(eq(shifts.id, id), shiftsWithin(user));
  const [before] = await tx.select({ worker_id: shifts.worker_id }).from(shifts).where(mine);
  if (!before) throw notFound('shift.not_found');
  await lockWorkers(tx, [before.worker_id, nextWorker]);
  const [shift] = await tx.select().from(shifts).where(mine).for('update');
  if (!shift) throw notFound('shift.not_found');
  return shift;
}

/**
 * Locks several shifts within the user's scope, in the order of their ids, until the transaction ends. @throws 404 when one does not exist
 */
export async function lockShifts(tx: Tx, user: CurrentUser, ids: readonly number[]): Promise<LockedShift[]> {
  const wanted = [...new Set(ids)];
  const found = await tx
    .select()
    .from(shifts)
    .where(and(inArray(shifts.id, wanted), shiftsWithin(user)))
    .orderBy(asc(shifts.id))
    .for('update');
  if (found.length < wanted.length) throw notFound('shift.not_found');
  return found;
}
