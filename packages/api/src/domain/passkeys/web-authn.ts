import { ApiError, unprocessable } from '../../platform/http/errors';
import type { Services } from '../../platform/services';
import type { RelyingParty } from '../../platform/env/relying-party';

/** Loaded when it is first needed: it brings the formats of all makers of authenticators. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** @throws 422 where the product's address allows no passkeys */
export function relyingParty({ env }: Pick<Services, 'env'>): RelyingParty {
  if (!env.relyingParty) throw unprocessable('auth.passkeys_off');
  return env.relyingParty;
}

/**
 * Runs the library's check of what a browser sent. It throws for everything that is wrong with it (origin, signature, form): the log says
 * what, the caller gets one sentence.
 * @throws 422
 */
export async function checked<Result>({ log }: Pick<Services, 'log'>, check: () => Promise<Result>): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    log.info({ err: error }, 'A passkey was refused');
    throw unprocessable('auth.passkey_refused');
  }
}
