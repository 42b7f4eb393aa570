import type { agreements as calls, ServiceAgreement } from '@careloom/contract/resources/agreements';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { notifications } from '../../platform/db/schema/notices';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { unprocessable } from '../../platform/http/errors';
import { lockAgreement, notifyWorker } from './agreement-record';
import { getAgreement } from './get-agreement';

/**
 * Notifies a worker once more that an agreement awaits the signature.
 * @throws 404; 422 when it awaits none, and within 24 hours of the last time that the worker was notified, by sending or by a reminder
 */
export const remindWorker = ({ params, user, services }: Context<typeof calls.remind>): Promise<ServiceAgreement> =>
  inTransaction(services.db, async (tx) => {
    const { id, status, user_id } = await lockAgreement(tx, user, params.id);
    if (status !== 'awaiting_signature') throw unprocessable('agreement.not_awaiting');
    const [notified] = await tx.select({ lately: wasNotifiedLately(user_id) }).from(sql`(select 1) one_row`);
    if (notified?.lately) throw unprocessable('agreement.told_lately');
    await notifyWorker(tx, user, user_id);
    return getAgreement(services, user, id, tx);
  });

/**
 * Whether a worker was notified of an agreement within 24 hours, by the clock of the database, which dates notifications.
 * @param worker id, or the column of a select
 */
export const wasNotifiedLately = (worker: number | AnyPgColumn): SQL<boolean> => {
  const { user_id, type, created_at } = notifications;
  return sql<boolean>`exists (select 1 from ${notifications} where ${and(
    eq(user_id, worker),
    eq(type, 'created_service_agreement'),
    sql`${created_at} > now() - interval '24 hours'`,
  )})`;
};
