import type { auth } from '@careloom/contract/resources/auth';
import { revokeToken, sessionOf } from '../auth/tokens';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { sessionsEnded } from '../../platform/realtime/push';
import { forgetReader } from './remember-reader';

/** Ends the session of the call's token, and its sockets. */
export async function logout({ user, reply, services }: Context<typeof auth.logout>): Promise<Record<string, never>> {
  await inTransaction(services.db, async (tx) => {
    await sessionsEnded(tx, user.id, await revokeToken(tx, sessionOf(user)));
  });
  forgetReader(reply, services);
  return {};
}
