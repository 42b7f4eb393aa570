import { eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { houses } from '../../db/schema/places';
import { shifts } from '../../db/schema/shifts';
import { byRole } from '../../scope/by-role';

/** The shifts of a user: those at the houses led; a worker's own, once they are published. */
export const shiftsWithin = (user: CurrentUser): SQL | undefined =>
  byRole(user, {
    teamLeader: eq(houses.team_leader_id, user.id),
    worker: sql`(${shifts.worker_id} = ${user.id} and ${shifts.status} <> 'draft')`,
  });

const SCHEDULED = ['draft', 'published', 'confirmed'] as const;

/** "Schedule" is what is to come, "logs" the rest. */
export function ofKind(kind: 'log' | 'schedule' | null): SQL | undefined {
  if (kind === null) return undefined;
  return kind === 'schedule' ? inArray(shifts.status, SCHEDULED) : notInArray(shifts.status, [...SCHEDULED]);
}
