import type { agreements as calls, ServiceAgreement } from '@careloom/contract/resources/agreements';
import { and, eq, sql } from 'drizzle-orm';
import { notifications } from '../../platform/db/schema/notices';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { unprocessable } from '../../platform/http/errors';
import { lockAgreement, tellWorker } from './agreement-record';
import { getAgreement } from './get-agreement';

/**
 * Tells a worker once more that an agreement awaits the signature.
 * @throws 404; 422 when it awaits none, and within 24 hours of the last time that the worker was told, by sending or by a reminder
 */
export const remindWorker = ({ params, user, services }: Context<typeof calls.remind>): Promise<ServiceAgreement> =>
  inTransaction(services.db, async (tx) => {
    const { id, status, user_id } = await lockAgreement(tx, user, params.id);
    if (status !== 'awaiting_signature') throw unprocessable('agreement.not_awaiting');
    if (await wasToldLately(tx, user_id)) throw unprocessable('agreement.told_lately');
    await tellWorker(tx, user, user_id);
    return getAgreement(services, user, id, tx);
  });

/** By the clock of the database, which dates notifications. */
async function wasToldLately(tx: Tx, workerId: number): Promise<boolean> {
  const { id, user_id, type, created_at } = notifications;
  const lately = sql`${created_at} > now() - interval '24 hours'`;
  const told = await tx
    .select({ id })
    .from(notifications)
    .where(and(eq(user_id, workerId), eq(type, 'created_service_agreement'), lately))
    .limit(1);
  return told.length > 0;
}
