import { ApiError, unprocessable } from '../../platform/http/errors';
import type { Services } from '../../platform/services';
import type { RelyingParty } from '../../platform/env/relying-party';

/** Loaded on first use, because it includes the formats of all authenticator vendors. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** @throws 422 where the product's address does not support passkeys */
export function relyingParty({ env }: Pick<Services, 'env'>): RelyingParty {
  if (!env.relyingParty) throw unprocessable('auth.passkeys_off');
  return env.relyingParty;
}

/**
 * Runs the library's check of what a browser sent. It throws for anything invalid (origin, signature, form): the log has the reason, the
 * caller gets one sentence.
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
