import { eq, type SQL } from 'drizzle-orm';
import { invoices } from '../../db/schema/invoices';
import { houses } from '../../db/schema/places';
import { byRole, type Viewer } from '../../scope/by-role';

/** The invoices of a user: those of the houses led; a worker's own. */
export const invoicesWithin = (user: Viewer): SQL | undefined =>
  byRole(user, { teamLeader: eq(houses.team_leader_id, user.id), worker: eq(invoices.worker_id, user.id) });
