import { createHash } from 'node:crypto';
import type { Call } from '@careloom/contract/call';
import { and, eq, lt } from 'drizzle-orm';
import { idempotencyKeys } from '../db/schema/idempotency';
import { inTransaction, type Tx } from '../db/transaction';
import type { Context } from '../http/context';
import { idempotencyMismatch, unprocessable } from '../http/errors';

const KEPT_MS = 24 * 60 * 60 * 1000;
const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Runs a creating call in a transaction; with an `Idempotency-Key` header at most once in 24 hours for a user and key.
 *
 * The key is claimed in the same transaction as the record: a second request with it waits until the first has committed and
 * is then given its answer, or, where the first was refused, runs itself.
 * @throws 422 `idempotency_mismatch` where the key came with another call or other parameters
 */
export function runOnce<C extends Call, Data>(context: Context<C>, call: C, work: (tx: Tx) => Promise<Data>): Promise<Data> {
  const key = context.request.headers['idempotency-key'];
  if (key === undefined) return inTransaction(context.services.db, work);
  if (typeof key !== 'string' || !KEY.test(key)) throw unprocessable('error.idempotency_key');
  const claim = { user_id: callerOf(context), key, call: call.id, fingerprint: fingerprintOf(context) };
  return inTransaction(context.services.db, async (tx) => {
    const since = new Date(context.services.clock.now().getTime() - KEPT_MS);
    const mine = and(eq(idempotencyKeys.user_id, claim.user_id), eq(idempotencyKeys.key, key));
    await tx.delete(idempotencyKeys).where(and(mine, lt(idempotencyKeys.created_at, since)));
    const created_at = context.services.clock.now();
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ ...claim, answer: null, created_at })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (claimed.length === 0) return answered<Data>(tx, claim);
    const answer = await work(tx);
    await tx.update(idempotencyKeys).set({ answer }).where(mine);
    return answer;
  });
}

interface Claim {
  user_id: number;
  key: string;
  call: string;
  fingerprint: string;
}

/** What the first request with the key was answered. The type is the call's own: the same call wrote it. */
async function answered<Data>(tx: Tx, { user_id, key, call, fingerprint }: Claim): Promise<Data> {
  const [first] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.user_id, user_id), eq(idempotencyKeys.key, key)));
  if (first?.call !== call || first.fingerprint !== fingerprint) throw idempotencyMismatch();
  return first.answer as Data;
}

function callerOf(context: { user: { id: number } | null }): number {
  if (!context.user) throw new Error('Only a call of a signed-in user can be made idempotent.');
  return context.user.id;
}

/** The parameters as parsed: the schemas give them one order and one spelling. Of files the bytes count. */
function fingerprintOf({ params, body, files }: Pick<Context<Call>, 'params' | 'body' | 'files'>): string {
  const uploads: unknown[] = Object.values(files);
  const written = JSON.stringify({ params, body }, (_name, value: unknown) => (uploads.includes(value) ? null : value));
  const hash = createHash('sha256').update(written);
  for (const [field, { name, content }] of Object.entries(files)) hash.update(`${field} ${name} ${content.length} `).update(content);
  return hash.digest('hex');
}
