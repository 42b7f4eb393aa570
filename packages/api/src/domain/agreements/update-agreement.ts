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

/** The text of a success: that of what was done. */
export const updated = (context: Update): MessageKey => (signs(context) ? 'success.agreement_signed' : 'success.updated');

/** Who signs sends a signature, who makes agreements the form: the same call, with the rules of each. */
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
