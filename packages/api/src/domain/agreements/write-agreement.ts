import type { AgreementBody } from '@careloom/contract/resources/agreements';
import { and, eq, inArray, isNull, max } from 'drizzle-orm';
import { type DocumentTerms, serviceAgreements } from '../../platform/db/schema/agreements';
import { users } from '../../platform/db/schema/identity';
import type { Tx } from '../../platform/db/transaction';
import { unprocessable } from '../../platform/http/errors';
import { endOf, type Written } from './agreement-document';
import type { LockedAgreement } from './agreement-record';

/** The columns that a form sets, with the current names. */
export const columnsOf = ({ user_id: _, term, ...fields }: AgreementBody, { worker }: DocumentTerms) => ({
  ...fields,
  term_months: term,
  end_date: endOf(fields.commencement_date, term),
  first_name: worker.first_name,
  last_name: worker.last_name,
});

/** The document fields of a form. */
export const writtenOf = (body: AgreementBody, terms: DocumentTerms, version: number): Written => ({ ...columnsOf(body, terms), version });

/**
 * Whether a worker may be given an agreement. Locks the worker, so that this cannot change and no other agreement can be made until the
 * transaction ends.
 */
export async function holdWorker(tx: Tx, id: number): Promise<boolean> {
  const working = and(
    eq(users.id, id),
    eq(users.user_type, 'worker'),
    eq(users.verification_status, 'verified'),
    isNull(users.archived_at),
    isNull(users.deleted_at),
  );
  return (await tx.select({ id: users.id }).from(users).where(working).for('update')).length === 1;
}

/** The worker's unsigned agreement, if any; locked. */
export async function unsignedOf(tx: Tx, workerId: number): Promise<LockedAgreement | undefined> {
  const unsigned = and(eq(serviceAgreements.user_id, workerId), inArray(serviceAgreements.status, ['pending_sign', 'awaiting_signature']));
  const [agreement] = await tx.select().from(serviceAgreements).where(unsigned).for('update');
  return agreement;
}

/** The version number of the worker's next agreement. */
export async function nextVersion(executor: Pick<Tx, 'select'>, workerId: number): Promise<number> {
  const [row] = await executor
    .select({ last: max(serviceAgreements.version) })
    .from(serviceAgreements)
    .where(eq(serviceAgreements.user_id, workerId));
  return (row?.last ?? 0) + 1;
}

/** Adds an agreement that is not sent yet. @throws 422 when the worker already has an unsigned one */
export async function addDraft(tx: Tx, body: AgreementBody, terms: DocumentTerms, by: { id: number }, now: Date): Promise<LockedAgreement> {
  if (await unsignedOf(tx, body.user_id)) throw unprocessable('agreement.open_exists');
  const version = await nextVersion(tx, body.user_id);
  const [made] = await tx
    .insert(serviceAgreements)
    .values({ ...columnsOf(body, terms), user_id: body.user_id, version, created_by_id: by.id, created_at: now })
    .returning();
  if (!made) throw new Error('The agreement was not written.');
  return made;
}
