import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CurrentUser } from '../../../platform/http/current-user';
import { users } from '../../../platform/db/schema/identity';
import { invoices } from '../../../platform/db/schema/invoices';
import { xeroOutbox } from '../../../platform/db/schema/xero';
import { inTransaction, type Tx } from '../../../platform/db/transaction';
import type { Services } from '../../../platform/services';
import { queueFailed } from '../bills/queue-bill';
import { TEXT_OF } from '../client/answer-failure';
import { announceWorker } from '../../support-workers/worker-record';

export interface WorkerContact {
  id: number;
  xero_contact_id: string;
}

/** Workers by id, with the fields for matching a contact. Other users and deleted ones are omitted. */
export const workersOf = ({ db }: Services, ids: readonly number[]) =>
  db
    .select({ id: users.id, email: users.email, first_name: users.first_name, last_name: users.last_name, abn: users.abn })
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.user_type, 'worker'), isNull(users.deleted_at)));

/** Stores the contacts of workers, and sends their bills that failed for lack of one. */
export const keepContacts = ({ db, clock }: Services, contacts: readonly WorkerContact[], actor: CurrentUser): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const contact of contacts) await keepContact(tx, clock.now(), contact, actor);
  });

export async function keepContact(tx: Tx, now: Date, { id, xero_contact_id }: WorkerContact, actor: CurrentUser): Promise<void> {
  await tx.update(users).set({ xero_contact_id, updated_at: now }).where(eq(users.id, id));
  await announceWorker(tx, actor, id);
  await queueFailed(tx, and(eq(invoices.worker_id, id), eq(xeroOutbox.error, TEXT_OF.contact)));
}
