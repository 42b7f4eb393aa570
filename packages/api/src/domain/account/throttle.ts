import { createHmac } from 'node:crypto';
import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { loginFailures } from '../../platform/db/schema/access';
import type { Services } from '../../platform/services';

/** 5 failures a minute per account and IP address, and per account for checks of the current password. */
const MAX_FAILURES = 5;
/** Failures a minute per IP address over all accounts. Higher than the limit per account, because an office shares one address. */
export const MAX_FAILURES_OF_ADDRESS = 30;
const WINDOW_MS = 60_000;

type Parts = Pick<Services, 'db' | 'clock'>;

/** The throttle's key for a caller. Hashed, because it contains user input. */
export const subjectOf = ({ deriveKey }: Pick<Services, 'deriveKey'>, ...parts: string[]): string =>
  createHmac('sha256', deriveKey('throttle')).update(JSON.stringify(parts)).digest('base64url');

/** @param most the maximum number of failures a minute @returns the seconds to wait; 0 when the subject may try */
export async function secondsToWait({ db, clock }: Parts, subject: string, most = MAX_FAILURES): Promise<number> {
  const now = clock.now().getTime();
  const failures = await db
    .select({ at: loginFailures.created_at })
    .from(loginFailures)
    .where(and(eq(loginFailures.subject, subject), gt(loginFailures.created_at, new Date(now - WINDOW_MS))))
    .orderBy(asc(loginFailures.created_at));
  const oldest = failures.at(-most);
  return oldest ? Math.max(1, Math.ceil((oldest.at.getTime() + WINDOW_MS - now) / 1000)) : 0;
}

export async function countFailure({ db, clock }: Parts, subject: string): Promise<void> {
  await db.insert(loginFailures).values({ subject, created_at: clock.now() });
}

/**
 * Counts an attempt as failed before it is made, so that concurrent attempts cannot exceed the limit.
 * @returns the seconds to wait, or a function that removes the count once the attempt succeeded
 */
export function reserve(parts: Parts, subject: string, most: number): Promise<{ seconds: number } | { succeeded: () => Promise<unknown> }> {
  const { db, clock } = parts;
  return inLine(subject, async () => {
    const seconds = await secondsToWait(parts, subject, most);
    if (seconds > 0) return { seconds };
    const [row] = await db.insert(loginFailures).values({ subject, created_at: clock.now() }).returning({ id: loginFailures.id });
    return { succeeded: () => db.delete(loginFailures).where(eq(loginFailures.id, row?.id ?? 0)) };
  });
}

/** After a success, deletes the failures of a subject, and all expired ones. */
export async function forgetFailures({ db, clock }: Parts, subject: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.subject, subject));
  await db.delete(loginFailures).where(lt(loginFailures.created_at, new Date(clock.now().getTime() - WINDOW_MS)));
}

const underWay = new Map<string, Promise<unknown>>();

/**
 * Runs attempts of one subject one after another, so that concurrent guesses see earlier failures. Each process has its own queue: several
 * processes allow proportionally more guesses.
 */
export function inLine<Result>(subject: string, attempt: () => Promise<Result>): Promise<Result> {
  const turn = (underWay.get(subject) ?? Promise.resolve()).then(attempt, attempt);
  underWay.set(subject, turn);
  const leave = () => {
    if (underWay.get(subject) === turn) underWay.delete(subject);
  };
  turn.then(leave, leave);
  return turn;
}
