import { createHmac } from 'node:crypto';
import type { Call } from '@careloom/contract/call';
import type { z } from '@careloom/contract/schema';
import { and, eq, gte, isNull, lt } from 'drizzle-orm';
import type { CurrentUser } from '../http/current-user';
import { idempotencyKeys as keys } from '../db/schema/idempotency';
import { type Executor, inTransaction } from '../db/transaction';
import type { Context, Creating } from '../http/context';
import { idempotencyMismatch, unprocessable } from '../http/errors';

/** How long a key is kept. */
export const KEPT_MS = 24 * 60 * 60 * 1000;
const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Runs a creating call in a transaction; with an `Idempotency-Key` header at most once in 24 hours per user, call and key.
 *
 * The key is claimed in the same transaction as the record. A second request with it waits until the first has committed and gets its
 * answer; if the first failed, the second runs itself. A request that was already answered is not prepared again.
 * @throws 422 `idempotency_mismatch` when the key was used with other parameters
 */
export async function runOnce<C extends Call>(context: Context<C>, call: C, prepare: Creating<C>): Promise<z.input<C['data']>> {
  const { clock, db } = context.services;
  const key = keyOf(context);
  if (key === undefined) return inTransaction(db, await prepare(context));
  const claim = { user_id: context.user?.id ?? null, call: call.id, key: keptAs(key, context.user), fingerprint: fingerprintOf(context) };
  const since = new Date(clock.now().getTime() - KEPT_MS);
  const before = await answerTo<C>(db, claim, since);
  if (before) return before.answer;
  const work = await prepare(context);
  return inTransaction(db, async (tx) => {
    await tx.delete(keys).where(and(isClaim(claim), lt(keys.created_at, since)));
    const values = { ...claim, answer: null, created_at: clock.now() };
    const claimed = await tx.insert(keys).values(values).onConflictDoNothing().returning({ key: keys.key });
    if (claimed.length === 0) return (await answerTo<C>(tx, claim, since))?.answer ?? Promise.reject(idempotencyMismatch());
    const answer = await work(tx);
    await tx.update(keys).set({ answer }).where(isClaim(claim));
    return answer;
  });
}

interface Claim {
  /** Null for a call without a session. */
  user_id: number | null;
  call: string;
  key: string;
  fingerprint: string;
}

/** @throws 422 for an invalid key */
function keyOf({ request }: Pick<Context<Call>, 'request'>): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || !KEY.test(key))) throw unprocessable('error.idempotency_key');
  return key;
}

/** Keys of an API token are separate from those of its maker: the prefix contains a space, which no key does. */
const keptAs = (key: string, user: CurrentUser | null) => (user?.machine ? `${user.machine.id} ${key}` : key);

const isClaim = ({ user_id, call, key }: Claim) =>
  and(user_id === null ? isNull(keys.user_id) : eq(keys.user_id, user_id), eq(keys.call, call), eq(keys.key, key));

/** The answer to the first request with the key, if there was one. Its type is the call's own, because the same call wrote it. */
async function answerTo<C extends Call>(on: Executor, claim: Claim, since: Date): Promise<{ answer: z.input<C['data']> } | undefined> {
  const [first] = await on
    .select({ fingerprint: keys.fingerprint, answer: keys.answer })
    .from(keys)
    .where(and(isClaim(claim), gte(keys.created_at, since)));
  if (first && first.fingerprint !== claim.fingerprint) throw idempotencyMismatch();
  return first && { answer: first.answer as z.input<C['data']> };
}

/**
 * A hash of the parsed parameters (schemas normalize order and spelling) and of the bytes of files. Keyed with a server key, because the
 * parameters may include a password.
 */
function fingerprintOf({ params, body, files, services }: Pick<Context<Call>, 'params' | 'body' | 'files' | 'services'>): string {
  const uploads: unknown[] = Object.values(files);
  const written = JSON.stringify({ params, body }, (_name, value: unknown) => (uploads.includes(value) ? null : value));
  const hash = createHmac('sha256', services.deriveKey('idempotency')).update(written);
  for (const [field, { name, content }] of Object.entries(files)) hash.update(`${field} ${name} ${content.length} `).update(content);
  return hash.digest('hex');
}
