import { auth } from '@careloom/contract/resources/auth';
import { send } from '../http/send';
import { endSession, type EndReason } from './end-session';

/**
 * Logs out. The request is sent first, since it needs the token, but the local session ends without waiting for the answer.
 * @returns the server's message, if it answered
 */
export async function signOut(reason: EndReason = 'logout'): Promise<string | null> {
  const asked = send(auth.logout, {});
  endSession(reason);
  const answer = await asked;
  return answer.ok ? answer.message : null;
}
