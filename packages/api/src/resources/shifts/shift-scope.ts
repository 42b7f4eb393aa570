import { inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { houses } from '../../db/schema/places';
import { shifts } from '../../db/schema/shifts';
import { byRole } from '../../scope/by-role';

/** The shifts of a user: those at the houses led; a worker's own, once they are published. Names no table but `shifts`. */
export const shiftsWithin = (user: CurrentUser): SQL | undefined =>
  byRole(user, {
    teamLeader: sql`${shifts.house_id} in (select ${houses.id} from ${houses} where ${houses.team_leader_id} = ${user.id})`,
    worker: sql`(${shifts.worker_id} = ${user.id} and ${shifts.status} <> 'draft')`,
  });

export const SCHEDULED = ['draft', 'published', 'confirmed'] as const;

/** Not worked yet: such a shift can be taken from its worker, or deleted. */
export const isScheduled = (status: string): boolean => (SCHEDULED as readonly string[]).includes(status);

/** "Schedule" is what is to come, "logs" the rest. */
export function ofKind(kind: 'log' | 'schedule' | null): SQL | undefined {
  if (kind === null) return undefined;
  return kind === 'schedule' ? inArray(shifts.status, SCHEDULED) : notInArray(shifts.status, [...SCHEDULED]);
}
