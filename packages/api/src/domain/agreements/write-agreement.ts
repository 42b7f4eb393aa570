import type { AgreementBody } from '@careloom/contract/resources/agreements';
import { and, eq, inArray, isNull, max } from 'drizzle-orm';
import { type DocumentTerms, serviceAgreements } from '../../platform/db/schema/agreements';
import { users } from '../../platform/db/schema/identity';
import type { Tx } from '../../platform/db/transaction';
import { unprocessable } from '../../platform/http/errors';
import { endOf, type Written } from './agreement-document';
import type { LockedAgreement } from './agreement-record';

/** The columns that a form fills, with the names as they are now. */
export const columnsOf = ({ user_id: _, term, ...fields }: AgreementBody, { worker }: DocumentTerms) => ({
  ...fields,
  term_months: term,
  end_date: endOf(fields.commencement_date, term),
  first_name: worker.first_name,
  last_name: worker.last_name,
});

/** What the document of a form says. */
export const writtenOf = (body: AgreementBody, terms: DocumentTerms, version: number): Written => ({ ...columnsOf(body, terms), version });

/** Whether a worker may be given an agreement. Nobody can change that, or make another one, until the transaction ends. */
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

/** The worker's agreement that is not signed yet. */
export async function unsignedOf(tx: Tx, workerId: number): Promise<LockedAgreement | undefined> {
  const unsigned = and(eq(serviceAgreements.user_id, workerId), inArray(serviceAgreements.status, ['pending_sign', 'awaiting_signature']));
  const [agreement] = await tx.select().from(serviceAgreements).where(unsigned).for('update');
  return agreement;
}

/** The number that a new agreement of the worker has. */
export async function nextVersion(executor: Pick<Tx, 'select'>, workerId: number): Promise<number> {
  const [row] = await executor
    .select({ last: max(serviceAgreements.version) })
    .from(serviceAgreements)
    .where(eq(serviceAgreements.user_id, workerId));
  return (row?.last ?? 0) + 1;
}

/** Adds an agreement, not sent yet. @throws 422 where the worker has one already that is not signed */
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
