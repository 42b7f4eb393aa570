import { and, eq, gt, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { serviceAgreements } from '../../platform/db/schema/agreements';
import { shifts } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import { lockWorkers } from '../shifts/hold-workers';
import { releaseInvalid } from '../shifts/settle-dependents';

const newer = alias(serviceAgreements, 'newer');

/** Whether a later version is signed and has begun. */
const replaced = (day: string) => sql`exists (
  select 1 from ${serviceAgreements} as ${newer} where ${and(
    eq(newer.user_id, serviceAgreements.user_id),
    eq(newer.status, 'signed'),
    gt(newer.version, serviceAgreements.version),
    lte(newer.commencement_date, day),
  )})`;

/**
 * Ends signed agreements whose term is over, or that a newer signed one replaced. Releases future shifts that are left without an
 * agreement.
 * @param which limits the agreements; undefined for all
 * @param day in the organisation's time zone
 * @returns the workers whose agreements ended
 */
export async function endDue(tx: Tx, which: SQL | undefined, day: string, now: Date): Promise<number[]> {
  const due = and(which, eq(serviceAgreements.status, 'signed'), or(lt(serviceAgreements.end_date, day), replaced(day)));
  const workers = await tx.selectDistinct({ id: serviceAgreements.user_id }).from(serviceAgreements).where(due);
  // Locked before the agreements, in the same order as writes of workers' shifts.
  await lockWorkers(
    tx,
    workers.map(({ id }) => id),
  );
  const ended = await tx
    .update(serviceAgreements)
    .set({ status: 'ended', ended_at: now })
    .where(due)
    .returning({ worker: serviceAgreements.user_id, first_name: serviceAgreements.first_name, last_name: serviceAgreements.last_name });
  const names = new Map(ended.map(({ worker, first_name, last_name }) => [worker, `${first_name} ${last_name}`]));
  for (const [worker, name] of names) {
    const reason = { key: 'dependents.agreement_ended' as const, values: { name } };
    await releaseInvalid(tx, eq(shifts.worker_id, worker), { user: null, now, reason });
  }
  return [...names.keys()];
}
