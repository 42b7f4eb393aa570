import type * as Library from '@simplewebauthn/browser';
import { t } from './texts';

/** The browser's answer: the credential as JSON, or the reason why there is none. `closed`: the user closed the prompt, which is no failure. */
export type PasskeyAnswer = { ok: true; credential: string } | { ok: false; closed: boolean; message: string };

/** Text keys by the names of the errors that WebAuthn defines. */
const WORDS = {
  NotAllowedError: 'factor.passkey_closed',
  AbortError: 'factor.passkey_closed',
  InvalidStateError: 'factor.passkey_known',
  SecurityError: 'factor.passkey_address',
} as const;

const isNamed = (name: string): name is keyof typeof WORDS => name in WORDS;

async function ask(work: (library: typeof Library) => Promise<object>): Promise<PasskeyAnswer> {
  if (typeof PublicKeyCredential === 'undefined') return { ok: false, closed: false, message: t('factor.passkey_no_browser') };
  try {
    return { ok: true, credential: JSON.stringify(await work(await import('@simplewebauthn/browser'))) };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    const words = isNamed(name) ? WORDS[name] : 'factor.passkey_failed';
    return { ok: false, closed: words === 'factor.passkey_closed', message: t(words) };
  }
}

type CreationOptions = Parameters<typeof Library.startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof Library.startAuthentication>[0]['optionsJSON'];

/** Creates a passkey. @param options JSON, as returned by the API */
export const createPasskey = (options: string): Promise<PasskeyAnswer> =>
  ask(({ startRegistration }) => startRegistration({ optionsJSON: JSON.parse(options) as CreationOptions }));

/** Asks the user for a passkey. @param options JSON, as returned by the API */
export const askPasskey = (options: string): Promise<PasskeyAnswer> =>
  ask(({ startAuthentication }) => startAuthentication({ optionsJSON: JSON.parse(options) as RequestOptions }));
