import { and, asc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { adminSide } from '../notifications/recipients';
import { wasChanged } from '../../platform/audit/was-changed';
import type { CurrentUser } from '../../platform/http/current-user';
import { accessTokens } from '../../platform/db/schema/access';
import { serviceAgreements } from '../../platform/db/schema/agreements';
import { messages } from '../../platform/db/schema/chat';
import { users } from '../../platform/db/schema/identity';
import { applications, jobInvitations } from '../../platform/db/schema/jobs';
import { mails } from '../../platform/db/schema/notices';
import type { Tx } from '../../platform/db/transaction';
import { unprocessable } from '../../platform/http/errors';
import { resourceChanged } from '../../platform/realtime/push';
import { nameOf } from '../../platform/serialize/person';

/** Records that show that an account was used. Jobs, shifts and expenses require one of these. */
const TRACES: readonly AnyPgColumn[] = [
  accessTokens.user_id,
  jobInvitations.worker_id,
  applications.worker_id,
  serviceAgreements.user_id,
  messages.recipient_id,
];

/** Deletes the accounts of an upload and their unsent mails. @throws 422 when somebody signed in or has other records since */
export async function undoWorkers(tx: Tx, user: CurrentUser, { record_ids }: { record_ids: number[] }) {
  const those = inArray(users.id, record_ids);
  const held = await tx.select({ email: users.email }).from(users).where(those).orderBy(asc(users.id)).for('update');
  await refuseUsed(tx, record_ids);
  const emails = held.map(({ email }) => email);
  await tx.delete(mails).where(and(inArray(mails.recipient, emails), isNull(mails.sent_at)));
  await tx.delete(users).where(those);
  await resourceChanged(tx, { resource: 'support-worker', ids: record_ids, to: await adminSide(tx), actor: user.id });
  return { deleted: held.length, restored: 0 };
}

async function refuseUsed(tx: Tx, ids: number[]): Promise<void> {
  const traces = TRACES.map((column) =>
    exists(
      tx
        .select({ one: sql`1` })
        .from(column.table)
        .where(eq(column, users.id)),
    ),
  );
  const [used] = await tx
    .select({ id: users.id, first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(and(inArray(users.id, ids), or(wasChanged(users, users.id), ...traces)))
    .orderBy(asc(users.id))
    .limit(1);
  if (used) throw unprocessable('upload.used', { name: nameOf(used) });
}
