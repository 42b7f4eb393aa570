import { and, eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { serviceAgreements } from '../../db/schema/agreements';
import { inTransaction, type Tx } from '../../db/transaction';
import { today } from '../../organisation/today';
import type { Services } from '../../services';
import { announceWorker } from '../support-workers/announce-worker';

const newer = alias(serviceAgreements, 'newer');

/** A later version that is signed and has begun. */
const replaced = (day: string) => sql`exists (
  select 1 from ${serviceAgreements} as ${newer} where ${and(
    eq(newer.user_id, serviceAgreements.user_id),
    eq(newer.status, 'signed'),
    gt(newer.version, serviceAgreements.version),
    lte(newer.commencement_date, day),
  )})`;

/** The job that ends signed agreements whose term has passed, or whose place a newer one has taken, by the organisation's day. */
export const endExpired =
  ({ db, clock }: Services) =>
  async (): Promise<void> => {
    const now = clock.now();
    await inTransaction(db, async (tx) => endDue(tx, await today(tx, now), now));
  };

async function endDue(tx: Tx, day: string, now: Date): Promise<void> {
  const ended = await tx
    .update(serviceAgreements)
    .set({ status: 'ended', ended_at: now })
    .where(and(eq(serviceAgreements.status, 'signed'), or(lt(serviceAgreements.end_date, day), replaced(day))))
    .returning({ worker: serviceAgreements.user_id });
  for (const worker of new Set(ended.map((agreement) => agreement.worker))) await announceWorker(tx, null, worker);
}
