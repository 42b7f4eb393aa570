import type { SQL } from 'drizzle-orm';
import type { CurrentUser } from '../http/current-user';

/** The user who reads records. */
export type Viewer = Pick<CurrentUser, 'id' | 'userType'>;

/** The conditions for the roles that only see some records. */
export interface Reach {
  teamLeader: SQL;
  worker: SQL;
}

/**
 * The condition that limits a query to the records a user may see: none for the admin side, the houses led for a team leader, their own
 * records for a worker. Other records answer as if they did not exist.
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
