import { eq, type SQL, sql } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { serviceAgreements } from '../../db/schema/agreements';
import { users } from '../../db/schema/identity';
import { byRole } from '../../scope/by-role';
import { workersWithin } from '../support-workers/worker-scope';

/** The agreements of the workers that a user reaches; a worker's own. */
export const agreementsWithin = (user: CurrentUser): SQL | undefined =>
  byRole(user, {
    teamLeader: sql`exists (select 1 from ${users} where ${eq(users.id, serviceAgreements.user_id)} and ${workersWithin(user)})`,
    worker: eq(serviceAgreements.user_id, user.id),
  });

/** Made, and not signed yet: what may still be edited and deleted. */
export const UNSIGNED: readonly string[] = ['pending_sign', 'awaiting_signature'];
/** Neither takes any change. */
export const OVER: readonly string[] = ['terminated', 'ended'];
