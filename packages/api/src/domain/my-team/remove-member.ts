import type { myTeam as calls } from '@careloom/contract/resources/my-team';
import { eq } from 'drizzle-orm';
import { endSessions } from '../account/end-sessions';
import { users } from '../../platform/db/schema/identity';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { unprocessable } from '../../platform/http/errors';
import { announceMember, hasLeaders, leadsHouse, lockMember } from './member-record';

/**
 * Deletes a member: closes the account and signs it out everywhere. Their work is kept in the records.
 * @throws 404; 422 for one's own account, and for a member who still has team leaders or a house
 */
export function removeMember({ params, user, services }: Context<typeof calls.remove>): Promise<Record<string, never>> {
  return inTransaction(services.db, async (tx) => {
    const { id } = await lockMember(tx, user, params.id);
    if (id === user.id || (await hasLeaders(tx, id)) || (await leadsHouse(tx, id))) throw unprocessable('team.not_deletable');
    await tx.update(users).set({ deleted_at: services.clock.now() }).where(eq(users.id, id));
    await endSessions(tx, id);
    await announceMember(tx, user, id);
    return {};
  });
}
