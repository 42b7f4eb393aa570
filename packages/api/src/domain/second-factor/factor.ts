import { eq, sql, type SQL } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { passkeys } from '../../platform/db/schema/passkeys';
import { recoveryCodes, secondFactors } from '../../platform/db/schema/second-factors';
import type { Executor, Tx } from '../../platform/db/transaction';
import { unprocessable } from '../../platform/http/errors';
import { resourceChanged } from '../../platform/realtime/push';
import { seal, unseal } from '../../platform/secrets/seal';
import { bit, isoOrNull } from '../../platform/serialize/values';
import type { Services } from '../../platform/services';
import { hasApp, hasFactor, hasPasskey, needsFactor } from '../auth/factor-due';
import { adminSide } from '../notifications/recipients';
import { renewRecoveryCodes } from './recovery-codes';
import { stepOf } from './totp';

/** When a row of `users` got its factor. */
const factorSince: SQL<Date | null> = sql`least(
  (select ${secondFactors.created_at} from ${secondFactors} where ${eq(secondFactors.user_id, users.id)}),
  (select min(${passkeys.created_at}) from ${passkeys} where ${eq(passkeys.user_id, users.id)}))`.mapWith(secondFactors.created_at);

/** The state of an account's factor, in the format of responses. */
export async function factorState(executor: Executor, userId: number) {
  const [row] = await executor.select({ since: factorSince, required: needsFactor }).from(users).where(eq(users.id, userId));
  const since = row?.since ?? null;
  return { on: bit(since !== null), since: isoOrNull(since), required: bit(row?.required === true) };
}

/** Whether an account has a factor, and whether its role requires one. */
export async function factorNeed(executor: Executor, userId: number): Promise<{ has: boolean; needs: boolean }> {
  const [row] = await executor.select({ has: hasFactor, needs: needsFactor }).from(users).where(eq(users.id, userId));
  return row ?? { has: false, needs: false };
}

/** Which factors an account has. */
export async function factorWays(executor: Executor, userId: number): Promise<{ app: boolean; passkey: boolean }> {
  const [row] = await executor.select({ app: hasApp, passkey: hasPasskey }).from(users).where(eq(users.id, userId));
  return row ?? { app: false, passkey: false };
}

/** Notifies the account's own pages and those of the admin side that a factor changed. */
export const announceFactor = async (tx: Tx, userId: number, actor: number): Promise<void> =>
  resourceChanged(tx, { resource: 'second-factor', ids: [userId], to: [userId, ...(await adminSide(tx))], actor });

const keyOf = ({ deriveKey }: Pick<Services, 'deriveKey'>) => deriveKey('second-factor');

/**
 * Stores a factor that was confirmed with the code of `step`. @returns its recovery codes
 * @throws 422 when the account already has an app
 */
export async function storeFactor(tx: Tx, services: Services, userId: number, { secret, step }: { secret: string; step: number }) {
  const stored = await tx
    .insert(secondFactors)
    .values({ user_id: userId, secret: seal(keyOf(services), secret), last_step: step, created_at: services.clock.now() })
    .onConflictDoNothing()
    .returning({ id: secondFactors.id });
  if (stored.length === 0) throw unprocessable('auth.factor_exists');
  await announceFactor(tx, userId, userId);
  return renewRecoveryCodes(tx, services, userId);
}

/** Locks the account, so that of two factors removed concurrently the second counts as the last. */
export const lockAccount = (tx: Tx, userId: number) => tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');

/** Removes all factors of an account and its recovery codes. */
export async function dropFactors(tx: Tx, userId: number, actor: number): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.user_id, userId));
  await dropApp(tx, userId, actor);
}

/** Removes the authenticator app. */
export async function dropApp(tx: Tx, userId: number, actor: number): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.user_id, userId));
  await dropCodesWithoutFactor(tx, userId);
  await announceFactor(tx, userId, actor);
}

/** Deletes the recovery codes with the last factor. */
export async function dropCodesWithoutFactor(tx: Tx, userId: number): Promise<void> {
  if (!(await factorNeed(tx, userId)).has) await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
}

/** Whether this is a valid code of the account's app that was not accepted before, and newer than the last accepted one. */
export async function takeAppCode(tx: Tx, services: Services, userId: number, code: string): Promise<boolean> {
  const [factor] = await tx.select().from(secondFactors).where(eq(secondFactors.user_id, userId)).for('update');
  const secret = factor && unseal(keyOf(services), factor.secret);
  const step = secret === undefined ? null : stepOf(secret, code, services.clock.now());
  if (!factor || step === null || step <= factor.last_step) return false;
  await tx.update(secondFactors).set({ last_step: step }).where(eq(secondFactors.id, factor.id));
  return true;
}
