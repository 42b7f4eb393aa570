import type { CurrentUser } from '../../platform/http/current-user';
import type { Tx } from '../../platform/db/transaction';
import { resourceChanged } from '../../platform/realtime/push';
import { membersOf } from '../roles/grants';

/** Notifies the open pages of super admins that a token was created or revoked. */
export const announceTokens = async (tx: Tx, { id: actor }: CurrentUser, id: number): Promise<void> =>
  resourceChanged(tx, { resource: 'api-tokens', ids: [id], to: [actor, ...(await membersOf(tx, 'super_admin'))], actor });
