import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CurrentUser } from '../../../platform/http/current-user';
import { users } from '../../../platform/db/schema/identity';
import { inTransaction } from '../../../platform/db/transaction';
import type { Services } from '../../../platform/services';
import { announceWorker } from '../../support-workers/worker-record';

export interface WorkerContact {
  id: number;
  xero_contact_id: string;
}

/** Workers by id, with the e-mail for the lookup. Other users and deleted ones are omitted. */
export const workersOf = ({ db }: Services, ids: readonly number[]) =>
  db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.user_type, 'worker'), isNull(users.deleted_at)));

export const keepContacts = ({ db, clock }: Services, contacts: readonly WorkerContact[], actor: CurrentUser): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const { id, xero_contact_id } of contacts) {
      await tx.update(users).set({ xero_contact_id, updated_at: clock.now() }).where(eq(users.id, id));
      await announceWorker(tx, actor, id);
    }
  });
