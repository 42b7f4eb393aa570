import { and, asc, eq, inArray } from 'drizzle-orm';
import { serviceAgreements } from '../../platform/db/schema/agreements';
import { users } from '../../platform/db/schema/identity';
import { jobs } from '../../platform/db/schema/jobs';
import type { Tx } from '../../platform/db/transaction';
import { unprocessable } from '../../platform/http/errors';
import { isOneOf } from '../../platform/list/is-one-of';

/**
 * Locks workers against concurrent changes of their shifts, always in the order of their ids. Does not block new records that refer to a
 * worker.
 */
export async function lockWorkers(tx: Tx, workers: readonly (number | null | undefined)[]): Promise<void> {
  const ids = workers.filter((id) => typeof id === 'number');
  if (ids.length === 0) return;
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
    .orderBy(asc(users.id))
    .for('no key update');
}

/** Locks jobs, so that they cannot be closed or archived until the shifts are written. Call it before locking workers and shifts. */
export async function holdJobs(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(isOneOf(jobs.id, [...new Set(ids)]))
    .orderBy(asc(jobs.id))
    .for('share');
}

/**
 * Locks agreements, so that they cannot be terminated until the shifts are written. @throws 422 when one was terminated since it was read
 */
export async function holdAgreements(tx: Tx, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)];
  const held = await tx
    .select({ id: serviceAgreements.id })
    .from(serviceAgreements)
    .where(and(inArray(serviceAgreements.id, wanted), eq(serviceAgreements.status, 'signed')))
    .orderBy(asc(serviceAgreements.id))
    .for('share');
  if (held.length < wanted.length) throw unprocessable('shift.terminated');
}
