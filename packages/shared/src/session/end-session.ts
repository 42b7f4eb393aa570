import type { EventPayload } from '@careloom/contract/events';
import { clearSelection, hideLoader } from '../chrome/index';
import { raise } from '../events/index';
import { forgetUser, session } from './store';

export type EndReason = EventPayload<'session.ended@1'>['reason'];

/** Ends the session on this page, at once and without the server. Whoever shows a page goes to login on `session.ended@1`. */
export function endSession(reason: EndReason) {
  const wasSignedIn = session().authenticated;
  forgetUser();
  clearSelection();
  hideLoader();
  if (wasSignedIn) raise('session.ended@1', { reason });
}

/** Ends the session that bears `token`. An answer to an older session's call does not end the present one. */
export function endSessionOf(token: string | null, reason: EndReason) {
  if (token !== null && token === session().token) endSession(reason);
}
