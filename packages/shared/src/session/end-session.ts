import type { EventPayload } from '@careloom/contract/events';
import { clearSelection, hideLoader } from '../chrome/index';
import { raise } from '../events/index';
import { clearUser, session } from './store';

export type EndReason = EventPayload<'session.ended@1'>['reason'];

/** Ends the session in this page, at once and without the server. Listeners of `session.ended@1` navigate to login. */
export function endSession(reason: EndReason) {
  const wasSignedIn = session().authenticated;
  clearUser();
  clearSelection();
  hideLoader();
  if (wasSignedIn) raise('session.ended@1', { reason });
}

/** Ends the session that `token` belongs to. An answer to a call of an older session does not end the current one. */
export function endSessionOf(token: string | null, reason: EndReason) {
  if (token !== null && token === session().token) endSession(reason);
}
