import type { FieldErrors } from '@careloom/contract/issues';
import { type JobBody, jobLabels } from '@careloom/contract/resources/jobs';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { houses } from '../../platform/db/schema/places';
import type { Tx } from '../../platform/db/transaction';
import { unprocessable } from '../../platform/http/errors';
import { text } from '../../platform/http/text';

/**
 * Checks that a job's house is in use and that its invited workers are verified.
 * @param presentHouse the job's current house, which is not checked again
 * @throws 422 `validation.exists` at `house_id`, at `worker_ids`
 */
export async function checkReferences(tx: Tx, body: Pick<JobBody, 'house_id' | 'worker_ids'>, presentHouse?: number): Promise<void> {
  const errors: FieldErrors = {
    ...(body.house_id !== presentHouse &&
      !(await houseInUse(tx, body.house_id)) && { house_id: [text('validation.exists', { attribute: text(jobLabels.house_id) })] }),
    ...(!(await allVerified(tx, body.worker_ids)) && { worker_ids: [text('validation.exists', { attribute: 'Worker' })] }),
  };
  if (Object.keys(errors).length > 0) throw unprocessable('error.unprocessable', {}, errors);
}

async function houseInUse(tx: Tx, id: number): Promise<boolean> {
  const inUse = and(eq(houses.id, id), eq(houses.is_active, true), isNull(houses.deleted_at));
  // Prevents deletion until the job is written.
  return (await tx.select({ id: houses.id }).from(houses).where(inUse).for('share')).length === 1;
}

async function allVerified(tx: Tx, ids: readonly number[]): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  const verified = and(inArray(users.id, wanted), eq(users.verification_status, 'verified'), isNull(users.archived_at));
  return (await tx.select({ id: users.id }).from(users).where(verified)).length === wanted.length;
}
