import { adminSide } from '../../audience/admin-side';
import type { CurrentUser } from '../../auth/current-user';
import type { Tx } from '../../db/transaction';
import { resourceChanged } from '../../realtime/push';

/** Tells the open pages of the admin side, and of who uploaded it. */
export async function announceUpload(tx: Tx, actor: CurrentUser, id: number, uploadedBy: number): Promise<void> {
  await resourceChanged(tx, { resource: 'upload', ids: [id], to: [...(await adminSide(tx)), uploadedBy], actor: actor.id });
}
