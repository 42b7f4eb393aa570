import { MOST_PASSKEYS } from '@careloom/contract/resources/passkeys';
import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { passkeys } from '../../platform/db/schema/passkeys';
import { inTransaction, type Executor, type Tx } from '../../platform/db/transaction';
import { unprocessable } from '../../platform/http/errors';
import { sendMail } from '../../platform/mail/mail';
import type { Services } from '../../platform/services';
import { passkeyAddedMail } from '../account/letters';
import { announceFactor, factorNeed } from '../second-factor/factor';
import { renewRecoveryCodes } from '../second-factor/recovery-codes';
import { newChallenge, takeChallenge } from './challenges';
import { createdCredential } from './credential';
import { checked, loadWebAuthn, relyingParty } from './web-authn';

/** @throws 422 when the maximum is exceeded */
async function passkeysToAddTo(executor: Executor, userId: number) {
  const own = await executor
    .select({ id: passkeys.credential_id, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.user_id, userId));
  if (own.length >= MOST_PASSKEYS) throw unprocessable('auth.passkeys_many', { most: MOST_PASSKEYS });
  return own;
}

interface Owner {
  id: number;
  email: string;
}

/**
 * The options for a new passkey, as JSON. The authenticator stores it (for logins without an address) and verifies the user by fingerprint,
 * face or PIN, if it can.
 * @throws 422
 */
export async function newPasskeyOptions(services: Services, { id: userId, email }: Owner): Promise<{ options: string }> {
  const { id: rpID } = relyingParty(services);
  const excludeCredentials = await passkeysToAddTo(services.db, userId);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Careloom',
    rpID,
    userID: new TextEncoder().encode(String(userId)),
    userName: email,
    challenge: await newChallenge(services, { purpose: 'add', userId }),
    excludeCredentials,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { options: JSON.stringify(options) };
}

/** Verifies and returns the public key of a new passkey. @throws 422 */
async function readCreated(services: Services, userId: number, sent: string) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(services);
  const response = createdCredential(sent);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { registrationInfo } = await checked(services, () =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(services, { purpose: 'add', userId }, challenge),
      expectedOrigin,
      expectedRPID,
      requireUserVerification: false,
    }),
  );
  if (!registrationInfo) throw unprocessable('auth.passkey_refused');
  const { credential } = registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: response.response.transports,
  };
}

/** Stores the passkey, mails its owner, and creates recovery codes if the account had no factor before. */
async function storePasskey(tx: Tx, services: Services, userId: number, values: Omit<typeof passkeys.$inferInsert, 'user_id'>) {
  const [owner] = await tx
    .select({ first_name: users.first_name, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  await passkeysToAddTo(tx, userId);
  const { has } = await factorNeed(tx, userId);
  const [stored] = await tx
    .insert(passkeys)
    .values({ ...values, user_id: userId })
    .onConflictDoNothing()
    .returning();
  if (!stored || !owner) throw unprocessable('auth.passkey_exists');
  await announceFactor(tx, userId, userId);
  await sendMail(tx, passkeyAddedMail(services.env.publicUrl, owner, stored.name));
  return { stored, recovery_codes: has ? [] : await renewRecoveryCodes(tx, services, userId) };
}

/** Adds a passkey that the browser created with the options. @throws 422 */
export async function addPasskey(services: Services, userId: number, { name, credential }: { name: string; credential: string }) {
  const made = await readCreated(services, userId, credential);
  return inTransaction(services.db, (tx) => storePasskey(tx, services, userId, { ...made, name, created_at: services.clock.now() }));
}
