import type { SQL } from 'drizzle-orm';
import type { CurrentUser } from '../http/current-user';

/** Whose records are asked for. */
export type Viewer = Pick<CurrentUser, 'id' | 'userType'>;

/** What a scoped role reaches of some records. */
export interface Reach {
  teamLeader: SQL;
  worker: SQL;
}

/**
 * The condition that keeps a query to the records of a user: none for the admin side, the houses led for a team leader, the own
 * records for a worker. What lies outside answers as if it did not exist.
 */
export function byRole(user: Viewer, { teamLeader, worker }: Reach): SQL | undefined {
  switch (user.userType) {
    case 'super_admin':
    case 'senior_manager':
      return undefined;
    case 'team_leader':
      return teamLeader;
    case 'worker':
      return worker;
  }
}

export const isAdminSide = (user: Viewer) => user.userType === 'super_admin' || user.userType === 'senior_manager';
