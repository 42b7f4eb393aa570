import { passkeyLogins } from '@careloom/contract/resources/passkeys';
import type { AuthUser } from '@careloom/contract/resources/auth';
import { type Answer, type Failed, send } from '@careloom/shared/http';
import { askPasskey, createPasskey, type PasskeyAnswer } from '@careloom/shared/second-factor';
import type { PasskeyRefusal } from './passkey-button';

const refusedBy = ({ message }: Failed): PasskeyRefusal => ({ closed: false, message });

interface Ceremony<Data> {
  start: () => Promise<Answer<{ options: string }>>;
  ask: (options: string) => Promise<PasskeyAnswer>;
  finish: (credential: string) => Promise<Answer<Data>>;
  onDone: (data: Data, message: string) => void;
}

/**
 * Requests options from the API, prompts the user for a passkey, and sends the credential to the API. @returns why it failed; null on
 * success
 */
async function run<Data>({ start, ask, finish, onDone }: Ceremony<Data>): Promise<PasskeyRefusal | null> {
  const started = await start();
  if (!started.ok) return refusedBy(started);
  const asked = await ask(started.data.options);
  if (!asked.ok) return asked;
  const finished = await finish(asked.credential);
  if (!finished.ok) return refusedBy(finished);
  onDone(finished.data, finished.message);
  return null;
}

type OnUser = (user: AuthUser, message: string) => void;

/** A whole login. */
export const logInWithPasskey = (onUser: OnUser) =>
  run({
    start: () => send(passkeyLogins.start, {}),
    ask: askPasskey,
    finish: (credential) => send(passkeyLogins.finish, { credential }),
    onDone: ({ user }, message) => onUser(user, message),
  });

/** The second step of a login, with a passkey. */
export const passSecondStep = (ticket: string, onUser: OnUser) =>
  run({
    start: () => send(passkeyLogins.startStep, { ticket }),
    ask: askPasskey,
    finish: (credential) => send(passkeyLogins.finishStep, { ticket, credential }),
    onDone: ({ user }, message) => onUser(user, message),
  });

/** Sets up a passkey as the second factor that the role requires. */
export const setUpPasskey = (
  ticket: string,
  name: string,
  onDone: (made: { user: AuthUser; codes: readonly string[]; message: string }) => void,
) =>
  run({
    start: () => send(passkeyLogins.startSetUp, { ticket }),
    ask: createPasskey,
    finish: (credential) => send(passkeyLogins.setUp, { ticket, name, credential }),
    onDone: ({ user, recovery_codes }, message) => onDone({ user, codes: recovery_codes, message }),
  });
