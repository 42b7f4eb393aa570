import type { Tx } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { resourceChanged } from '../../platform/realtime/push';
import { adminSide } from '../notifications/recipients';

/** Notifies the open pages of those who plan a house that one of its templates changed. */
export async function announceTemplate(tx: Tx, actor: CurrentUser, id: number, leader: number | null): Promise<void> {
  const to = [...(await adminSide(tx)), ...(leader === null ? [] : [leader])];
  await resourceChanged(tx, { resource: 'roster-template', ids: [id], to, actor: actor.id });
}
