import { and, eq, lt } from 'drizzle-orm';
import { passkeys } from '../../platform/db/schema/passkeys';
import { unprocessable } from '../../platform/http/errors';
import type { Services } from '../../platform/services';
import { type Asked, newChallenge, takeChallenge } from './challenges';
import { usedCredential } from './credential';
import { checked, loadWebAuthn, relyingParty } from './web-authn';

/**
 * The options for a login, as JSON. After the password they list the account's passkeys; without a password, the authenticator offers the
 * ones it stores, and has to verify the user by fingerprint, face or PIN.
 * @throws 422
 */
export async function passkeyOptions(services: Services, asked: Asked): Promise<{ options: string }> {
  const { id: rpID } = relyingParty(services);
  const { userId } = asked;
  const allowed =
    userId !== null &&
    (await services.db
      .select({ id: passkeys.credential_id, transports: passkeys.transports })
      .from(passkeys)
      .where(eq(passkeys.user_id, userId)));
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: await newChallenge(services, asked),
    userVerification: allowed ? 'preferred' : 'required',
    ...(allowed && { allowCredentials: allowed }),
  });
  return { options: JSON.stringify(options) };
}

/** Finds the passkey that a browser used. @throws 422 for an unknown passkey, or when it does not belong to the requested user */
async function findPasskey({ db }: Services, { userId }: Asked, credentialId: string) {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credential_id, credentialId));
  if (!found || (userId !== null && found.user_id !== userId)) throw unprocessable('auth.passkey_unknown');
  return found;
}

/**
 * Checks that a passkey signed the challenge on the product's own pages, and counts its use. @returns its owner
 * @throws 422, also when its counter did not increase: then it has been copied
 */
export async function usePasskey(services: Services, asked: Asked, sent: string): Promise<number> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(services);
  const response = usedCredential(sent);
  const found = await findPasskey(services, asked, response.id);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified, authenticationInfo } = await checked(services, () =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(services, asked, challenge),
      expectedOrigin,
      expectedRPID,
      requireUserVerification: false,
      credential: { id: found.credential_id, publicKey: new Uint8Array(Buffer.from(found.public_key, 'base64url')), counter: 0 },
    }),
  );
  if (!verified) throw unprocessable('auth.passkey_refused');
  if (asked.userId === null && !authenticationInfo.userVerified) throw unprocessable('auth.passkey_unverified');
  await countUse(services, found.id, authenticationInfo.newCounter);
  return found.user_id;
}

/** One statement, so that of two concurrent uses one is refused. @throws 422 */
async function countUse({ db, clock }: Services, id: number, counter: number): Promise<void> {
  const goesUp = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const counted = await db
    .update(passkeys)
    .set({ counter, last_used_at: clock.now() })
    .where(and(eq(passkeys.id, id), goesUp))
    .returning({ id: passkeys.id });
  if (counted.length === 0) throw unprocessable('auth.passkey_copied');
}
