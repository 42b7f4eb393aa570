import { adminSide } from '../../audience/admin-side';
import type { CurrentUser } from '../../auth/current-user';
import type { Tx } from '../../db/transaction';
import { resourceChanged } from '../../realtime/push';

/** Tells the open pages of the admin side that a provider changed. */
export const announceProvider = async (tx: Tx, actor: CurrentUser, id: number): Promise<void> =>
  resourceChanged(tx, { resource: 'providers', ids: [id], to: await adminSide(tx), actor: actor.id });
