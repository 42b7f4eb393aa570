import type { agreements as calls, ServiceAgreement } from '@careloom/contract/resources/agreements';
import { eq } from 'drizzle-orm';
import { adminSide } from '../../audience/admin-side';
import { leadersOfWorker } from '../../audience/leaders-of-worker';
import type { CurrentUser } from '../../auth/current-user';
import { serviceAgreements } from '../../db/schema/agreements';
import { inTransaction, type Tx } from '../../db/transaction';
import type { Context } from '../../http/context';
import { unprocessable } from '../../http/errors';
import { notify } from '../../notifications/notify';
import { nameOf } from '../../wire/person';
import { announceWorker } from '../support-workers/announce-worker';
import { OVER } from './agreement-scope';
import { getAgreement } from './get-agreement';
import { type LockedAgreement, lockAgreement } from './lock-agreement';

type Ending = Context<typeof calls.terminate> | Context<typeof calls.end>;

/** Breaks an agreement off: worker, admin side and team leaders are told. @throws 404; 422 where it is over already */
export const terminateAgreement = (context: Context<typeof calls.terminate>): Promise<ServiceAgreement> =>
  finish(context, { status: 'terminated', terminate_reason: context.body.reason });

/** Ends an agreement as agreed. @throws 404; 422 where it is over already */
export const endAgreement = (context: Context<typeof calls.end>): Promise<ServiceAgreement> => finish(context, { status: 'ended' });

type Outcome = { status: 'terminated'; terminate_reason: string } | { status: 'ended' };

function finish({ params, user, services }: Ending, outcome: Outcome): Promise<ServiceAgreement> {
  return inTransaction(services.db, async (tx) => {
    const agreement = await lockAgreement(tx, user, params.id);
    if (OVER.includes(agreement.status)) throw unprocessable('agreement.already_over');
    await tx
      .update(serviceAgreements)
      .set({ ...outcome, ended_at: services.clock.now() })
      .where(eq(serviceAgreements.id, agreement.id));
    if (outcome.status === 'terminated') await tellOfTermination(tx, user, agreement);
    await announceWorker(tx, user, agreement.user_id);
    return getAgreement(services, user, agreement.id, tx);
  });
}

/** A worker who was never sent it has nothing to be told. */
async function tellOfTermination(tx: Tx, { id: senderId }: CurrentUser, agreement: LockedAgreement): Promise<void> {
  const worker = agreement.sent_at ? [agreement.user_id] : [];
  await notify(tx, {
    to: [...worker, ...(await adminSide(tx)), ...(await leadersOfWorker(tx, agreement.user_id))],
    type: 'terminate_service_agreement',
    routeId: agreement.user_id,
    senderId,
    values: { name: nameOf(agreement) },
  });
}
