import { adminSide } from '../../audience/admin-side';
import type { CurrentUser } from '../../auth/current-user';
import type { Tx } from '../../db/transaction';
import { resourceChanged } from '../../realtime/push';

/** Tells open pages that a member changed: those of the admin side, and the member's own, whose profile it is. */
export async function announceMember(tx: Tx, actor: CurrentUser, id: number): Promise<void> {
  await resourceChanged(tx, { resource: 'my-team', ids: [id], to: await adminSide(tx), actor: actor.id });
  await resourceChanged(tx, { resource: 'auth', ids: [id], to: [id], actor: actor.id });
}
