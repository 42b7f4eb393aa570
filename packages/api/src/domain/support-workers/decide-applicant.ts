import type { SupportWorker, supportWorkers as calls } from '@careloom/contract/resources/support-workers';
import { endSessions } from '../account/end-sessions';
import { acceptedMail, declinedMail } from '../account/letters';
import type { Context } from '../../platform/http/context';
import { unprocessable } from '../../platform/http/errors';
import { sendMail } from '../../platform/mail/mail';
import { changeWorker } from './change-worker';

type Decision = Context<typeof calls.verify> | Context<typeof calls.reject>;

/** Accepts a pending applicant, who may sign in from now on and is written to. @throws 404; 422 for one decided already */
export const verifyApplicant = (context: Decision): Promise<SupportWorker> => decide(context, 'verified');

/** Turns a pending applicant down, who is written to and has no session. @throws 404; 422 for one decided already */
export const rejectApplicant = (context: Decision): Promise<SupportWorker> => decide(context, 'rejected');

/** Of two who decide at once the first is right and the second is told so. */
function decide({ body, user, services }: Decision, verification_status: 'verified' | 'rejected'): Promise<SupportWorker> {
  return changeWorker({ services, user, id: body.id }, async (tx, worker) => {
    if (worker.verification_status !== 'pending') throw unprocessable('worker.not_pending');
    if (verification_status === 'rejected') await endSessions(tx, worker.id);
    await sendMail(tx, verification_status === 'verified' ? acceptedMail(services.env.publicUrl, worker) : declinedMail(worker));
    return { verification_status };
  });
}
