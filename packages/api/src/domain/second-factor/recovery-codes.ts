import { createHmac, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@careloom/contract/resources/second-factor';
import { and, eq, isNull } from 'drizzle-orm';
import { recoveryCodes } from '../../platform/db/schema/second-factors';
import type { Executor, Tx } from '../../platform/db/transaction';
import type { Services } from '../../platform/services';

/** Without characters that are easily confused: 0 and O, 1, I and L. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const HALF = 5;

const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A keyed hash, because a code is short enough to be guessed from a plain one. */
const hashOf = ({ deriveKey }: Pick<Services, 'deriveKey'>, userId: number, code: string): string =>
  createHmac('sha256', deriveKey('second-factor'))
    .update(`${userId}:${code.replaceAll('-', '')}`)
    .digest('base64url');

/** Replaces all recovery codes of an account. @returns the new ones, which are not stored in plain text: `AB2CD-EF3GH` */
export async function renewRecoveryCodes(tx: Tx, services: Services, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(services, userId, code) })));
  return codes;
}

const unused = (userId: number) => and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at));

export const countRecoveryCodes = (executor: Executor, userId: number): Promise<number> => executor.$count(recoveryCodes, unused(userId));

/** Consumes a recovery code. @param code without spaces, in capitals @returns whether it was valid */
export async function takeRecoveryCode(tx: Tx, services: Services, userId: number, code: string): Promise<boolean> {
  const taken = await tx
    .update(recoveryCodes)
    .set({ used_at: services.clock.now() })
    .where(and(unused(userId), eq(recoveryCodes.code_hash, hashOf(services, userId, code))))
    .returning({ id: recoveryCodes.id });
  return taken.length > 0;
}
