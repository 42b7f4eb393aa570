import { CODE, type Refusal } from '@careloom/contract/envelope';
import { hideLoader, notify } from '../chrome/index';
import { endSessionOf } from '../session/end-session';
import { session } from '../session/store';
import type { Failed } from './answer';

type Listener = () => void;
const listeners = new Set<Listener>();

/** Subscribes to refusals for a missing permission. @returns a function that unsubscribes */
export function onForbidden(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const FORBIDDEN: Refusal = 'forbidden';
const UNAUTHENTICATED: Refusal = 'unauthenticated';

/** Handles a failed answer as section 8 requires, whichever code made the call. The caller still receives the answer. */
export function handleRefusal(answer: Failed, token: string | null) {
  if (answer.code === CODE.unauthorized && answer.error === UNAUTHENTICATED) endIfCurrent(answer, token);
  else if (answer.code === CODE.unauthorized && answer.error === FORBIDDEN) {
    show(answer);
    for (const listener of listeners) listener();
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
