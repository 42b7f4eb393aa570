import type { CurrentUser } from '../../platform/http/current-user';
import type { Tx } from '../../platform/db/transaction';
import { resourceChanged } from '../../platform/realtime/push';
import type { LockedHouse } from '../houses/house-record';
import { adminSide } from '../notifications/recipients';

/** Notifies the open pages of the admin side and of the leader that the outings or links of a house changed. */
export async function announceBoard(tx: Tx, { id: actor }: CurrentUser, { id, team_leader_id: leader }: LockedHouse): Promise<void> {
  const to = [...(await adminSide(tx)), ...(leader === null ? [] : [leader])];
  await resourceChanged(tx, { resource: 'board', ids: [id], to, actor });
}
