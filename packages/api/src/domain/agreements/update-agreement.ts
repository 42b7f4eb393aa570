import {
  agreementBody,
  agreementDays,
  agreementLabels,
  type agreements as calls,
  type ServiceAgreement,
  signatureBody,
  signatureLabels,
} from '@careloom/contract/resources/agreements';
import { dayChecks } from '@careloom/contract/days';
import type { MessageKey } from '@careloom/contract/messages/index';
import type { Context } from '../../platform/http/context';
import { parseBody } from '../../platform/http/parse';
import { today } from '../organisation/today';
import { editAgreement } from './edit-agreement';
import { signAgreement } from './sign-agreement';

type Update = Context<typeof calls.update>;

const signs = ({ user }: Update) => user.permissions.has('service-agreement-sign');

/** The success text, for signing or for updating. */
export const updated = (context: Update): MessageKey => (signs(context) ? 'success.agreement_signed' : 'success.updated');

/** One call for both: workers send a signature, the admin side sends the form, each validated with its own rules. */
export async function updateAgreement(context: Update): Promise<ServiceAgreement> {
  const { params, user, services, request } = context;
  const target = { services, user, id: params.id };
  if (!signs(context)) {
    const form = agreementBody.check(...dayChecks(agreementDays, await today(services.db, services.clock.now())));
    return editAgreement({ ...target, body: parseBody(form, agreementLabels, request.body) });
  }
  const body = parseBody(signatureBody, signatureLabels, request.body);
  const userAgent = request.headers['user-agent']?.slice(0, 255) ?? '';
  return signAgreement({ ...target, body, ip: request.ip, userAgent });
}
