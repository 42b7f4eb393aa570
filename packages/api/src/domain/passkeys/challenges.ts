import { and, eq, isNull, lt } from 'drizzle-orm';
import { passkeyChallenges } from '../../platform/db/schema/passkeys';
import { unprocessable } from '../../platform/http/errors';
import { hashToken, newToken } from '../../platform/secrets/tokens';
import type { Services } from '../../platform/services';

const LIFETIME_MS = 5 * 60_000;

type Parts = Pick<Services, 'db' | 'clock'>;

/** The purpose and the user of a challenge; `login` has no user yet. */
export interface Asked {
  purpose: (typeof passkeyChallenges.$inferSelect)['purpose'];
  userId: number | null;
}

/** Creates a challenge and deletes expired ones. @returns its bytes, as WebAuthn expects them */
export async function newChallenge({ db, clock }: Parts, { purpose, userId }: Asked): Promise<Buffer<ArrayBuffer>> {
  const challenge = newToken();
  const now = clock.now();
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expires_at, now));
  await db
    .insert(passkeyChallenges)
    .values({ hash: hashToken(challenge), purpose, user_id: userId, expires_at: new Date(now.getTime() + LIFETIME_MS) });
  return Buffer.from(challenge, 'base64url');
}

/**
 * Consumes a signed challenge: it cannot be used again, even if the response is invalid.
 * @throws 422 for an unknown or expired challenge
 */
export async function takeChallenge({ db, clock }: Parts, { purpose, userId }: Asked, challenge: string): Promise<true> {
  const { hash, user_id } = passkeyChallenges;
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(eq(hash, hashToken(challenge)), eq(passkeyChallenges.purpose, purpose), userId === null ? isNull(user_id) : eq(user_id, userId)),
    )
    .returning({ until: passkeyChallenges.expires_at });
  if (!taken || taken.until <= clock.now()) throw unprocessable('auth.passkey_over');
  return true;
}
