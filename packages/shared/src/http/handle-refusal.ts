import { CODE, type Refusal } from '@careloom/contract/envelope';
import { hideLoader, notify } from '../chrome/index';
import { endSessionOf } from '../session/end-session';
import { session } from '../session/store';
import type { Failed } from './answer';

type Hearer = () => void;
const hearers = new Set<Hearer>();

/** Subscribes to refusals for a missing permission. @returns a function that unsubscribes */
export function onForbidden(hearer: Hearer): () => void {
  hearers.add(hearer);
  return () => void hearers.delete(hearer);
}

const FORBIDDEN: Refusal = 'forbidden';
const UNAUTHENTICATED: Refusal = 'unauthenticated';

/** Handles a failed answer as section 8 requires, whichever code made the call. The caller still receives the answer. */
export function handleRefusal(answer: Failed, token: string | null) {
  if (answer.code === CODE.unauthorized && answer.error === UNAUTHENTICATED) endIfCurrent(answer, token);
  else if (answer.code === CODE.unauthorized && answer.error === FORBIDDEN) {
    show(answer);
    for (const hear of hearers) hear();
  } else if (answer.code === CODE.forbidden) show(answer);
}

function show({ message }: Failed) {
  notify('error', message);
  hideLoader();
}

function endIfCurrent(answer: Failed, token: string | null) {
  if (token !== session().token) return;
  show(answer);
  endSessionOf(token, 'expired');
}
