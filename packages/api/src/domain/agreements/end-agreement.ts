import type { agreements as calls, ServiceAgreement } from '@careloom/contract/resources/agreements';
import { and, eq, not } from 'drizzle-orm';
import { adminSide, leadersOfWorker } from '../notifications/recipients';
import type { CurrentUser } from '../../platform/http/current-user';
import { serviceAgreements } from '../../platform/db/schema/agreements';
import { expenses } from '../../platform/db/schema/money';
import { shifts } from '../../platform/db/schema/shifts';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { unprocessable } from '../../platform/http/errors';
import { notify } from '../notifications/notify';
import { nameOf } from '../../platform/serialize/person';
import { lockWorkers } from '../shifts/hold-workers';
import { settleDependents } from '../shifts/settle-dependents';
import { AGREEMENT_NOW } from '../shifts/prerequisites';
import { announceWorker } from '../support-workers/worker-record';
import { lockAgreement, type LockedAgreement, OVER } from './agreement-record';
import { getAgreement } from './get-agreement';

type Ending = Context<typeof calls.terminate> | Context<typeof calls.end>;

/**
 * Terminates an agreement and notifies worker, admin side and team leaders. @throws 404; 422 when it is already over;
 * `dependents.choose`
 */
export const terminateAgreement = (context: Context<typeof calls.terminate>): Promise<ServiceAgreement> =>
  finish(context, { status: 'terminated', terminate_reason: context.body.reason });

/**
 * Ends a signed agreement; unlike a termination, without a reason.
 * @throws 404; 422 when it is already over or was never signed; `dependents.choose`
 */
export const endAgreement = (context: Context<typeof calls.end>): Promise<ServiceAgreement> => finish(context, { status: 'ended' });

type Outcome = { status: 'terminated'; terminate_reason: string } | { status: 'ended' };

function finish({ params, body, user, services }: Ending, outcome: Outcome): Promise<ServiceAgreement> {
  return inTransaction(services.db, async (tx) => {
    const now = services.clock.now();
    const { user_id } = await getAgreement(services, user, params.id, tx);
    // Locked before the agreement, in the same order as writes of the worker's shifts.
    await lockWorkers(tx, [user_id]);
    const agreement = await lockAgreement(tx, user, params.id);
    if (OVER.includes(agreement.status)) throw unprocessable('agreement.already_over');
    if (outcome.status === 'ended' && agreement.status !== 'signed') throw unprocessable('agreement.not_signed');
    await tx
      .update(serviceAgreements)
      .set({ ...outcome, ended_at: now })
      .where(eq(serviceAgreements.id, agreement.id));
    if (agreement.status === 'signed') await settleDependents(tx, { user, now, choice: body.shifts, ...dependentsOf(agreement, outcome) });
    if (outcome.status === 'terminated') await notifyOfTermination(tx, user, agreement);
    await announceWorker(tx, user, agreement.user_id);
    return getAgreement(services, user, agreement.id, tx);
  });
}

/** The shifts on days that no other agreement of the worker covers. */
const dependentsOf = (agreement: LockedAgreement, { status }: Outcome) => ({
  reason: { key: `dependents.agreement_${status}` as const, values: { name: nameOf(agreement) } },
  shifts: and(eq(shifts.worker_id, agreement.user_id), not(AGREEMENT_NOW)),
  expenses: eq(expenses.worker_id, agreement.user_id),
});

/** Notifies the admin side and the team leaders of a termination, and the worker if the agreement was sent. */
async function notifyOfTermination(tx: Tx, { id: senderId }: CurrentUser, agreement: LockedAgreement): Promise<void> {
  const worker = agreement.sent_at ? [agreement.user_id] : [];
  await notify(tx, {
    to: [...worker, ...(await adminSide(tx)), ...(await leadersOfWorker(tx, agreement.user_id))],
    type: 'terminate_service_agreement',
    routeId: agreement.user_id,
    senderId,
    values: { name: nameOf(agreement) },
  });
}
