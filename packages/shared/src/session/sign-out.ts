import { auth } from '@careloom/contract/resources/auth';
import { send } from '../http/send';
import { endSession, type EndReason } from './end-session';

/**
 * Logs out: the call goes first, since it needs the token, but the session ends here without waiting for its answer.
 * @returns the message of the server, where it answered
 */
export async function signOut(reason: EndReason = 'logout'): Promise<string | null> {
  const asked = send(auth.logout, {});
  endSession(reason);
  const answer = await asked;
  return answer.ok ? answer.message : null;
}
