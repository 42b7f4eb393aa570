import { createHmac } from 'node:crypto';
import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { loginFailures } from '../db/schema/access';
import type { Services } from '../services';

/** 5 failures a minute for an address and an IP. */
export const MAX_FAILURES = 5;
const WINDOW_MS = 60_000;

/** The throttle's name of a caller: hashed, for it holds what people typed. */
export const subjectOf = ({ deriveKey }: Pick<Services, 'deriveKey'>, ...parts: string[]): string =>
  createHmac('sha256', deriveKey('throttle')).update(JSON.stringify(parts)).digest('base64url');

/**
 * Counts an attempt as failed before it is looked at, so that attempts at the same moment count each other;
 * `forgetAttempts` takes it back. An attempt too many is not counted.
 * @returns the seconds to wait; 0 where the attempt may go on
 */
export async function countAttempt({ db, clock }: Services, subject: string): Promise<number> {
  const now = clock.now();
  const [failure] = await db.insert(loginFailures).values({ subject, created_at: now }).returning({ id: loginFailures.id });
  if (!failure) throw new Error('The attempt was not counted.');
  const inWindow = await db
    .select()
    .from(loginFailures)
    .where(and(eq(loginFailures.subject, subject), gt(loginFailures.created_at, new Date(now.getTime() - WINDOW_MS))))
    .orderBy(asc(loginFailures.id));
  const [oldest] = inWindow;
  if (inWindow.length <= MAX_FAILURES || !oldest) return 0;
  await db.delete(loginFailures).where(eq(loginFailures.id, failure.id));
  return Math.max(1, Math.ceil((oldest.created_at.getTime() + WINDOW_MS - now.getTime()) / 1000));
}

/** After a success, the attempts of a subject count no more; nor do those of anyone whose minute is over. */
export async function forgetAttempts({ db, clock }: Services, subject: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.subject, subject));
  await db.delete(loginFailures).where(lt(loginFailures.created_at, new Date(clock.now().getTime() - WINDOW_MS)));
}
