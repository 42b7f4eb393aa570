import type { SupportWorker, supportWorkers as calls } from '@careloom/contract/resources/support-workers';
import { endSessions } from '../account/end-sessions';
import { acceptedMail, declinedMail } from '../account/letters';
import type { Context } from '../../platform/http/context';
import { unprocessable } from '../../platform/http/errors';
import { sendMail } from '../../platform/mail/mail';
import { changeWorker } from './change-worker';

type Decision = Context<typeof calls.verify> | Context<typeof calls.reject>;

/** Accepts a pending applicant, who may then sign in and is notified by mail. @throws 404; 422 when already decided */
export const verifyApplicant = (context: Decision): Promise<SupportWorker> => decide(context, 'verified');

/** Rejects a pending applicant, who is notified by mail. @throws 404; 422 when already decided */
export const rejectApplicant = (context: Decision): Promise<SupportWorker> => decide(context, 'rejected');

/** Of two concurrent decisions the first succeeds and the second is refused. */
function decide({ body, user, services }: Decision, verification_status: 'verified' | 'rejected'): Promise<SupportWorker> {
  return changeWorker({ services, user, id: body.id }, async (tx, worker) => {
    if (worker.verification_status !== 'pending') throw unprocessable('worker.not_pending');
    if (verification_status === 'rejected') await endSessions(tx, worker.id);
    await sendMail(tx, verification_status === 'verified' ? acceptedMail(services.env.publicUrl, worker) : declinedMail(worker));
    return { verification_status };
  });
}
