import { type AgreementBody, agreementLabels, type ServiceAgreement } from '@careloom/contract/resources/agreements';
import { eq } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { serviceAgreements } from '../../platform/db/schema/agreements';
import { inTransaction } from '../../platform/db/transaction';
import { invalidField, unprocessable } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { renderPdf } from '../../platform/pdf/render-pdf';
import type { Services } from '../../platform/services';
import { announceWorker } from '../support-workers/worker-record';
import { agreementDocument } from './agreement-document';
import { lockAgreement, notifyWorker, UNSIGNED } from './agreement-record';
import { readTerms } from './agreement-terms';
import { attachDocument } from './attach-document';
import { getAgreement } from './get-agreement';
import { columnsOf, writtenOf } from './write-agreement';

interface Edit {
  services: Services;
  user: CurrentUser;
  id: number;
  body: AgreementBody;
}

/**
 * Changes an unsigned agreement. If it was sent before, it gets a new document and the worker is notified again.
 * @throws 404; 422 at a field that refers to nothing, or at `user_id` for another worker; 422 when it is signed or over
 */
export async function editAgreement({ services, user, id, body }: Edit): Promise<ServiceAgreement> {
  const now = services.clock.now();
  const { version, user_id } = await getAgreement(services, user, id);
  if (user_id !== body.user_id) throw invalidField('user_id', 'validation.exists', { attribute: text(agreementLabels.user_id) });
  const terms = await readTerms(services.db, body);
  const content = await renderPdf(agreementDocument(writtenOf(body, terms, version), terms, now));
  return inTransaction(services.db, async (tx) => {
    const { status } = await lockAgreement(tx, user, id);
    if (!UNSIGNED.includes(status)) throw unprocessable('agreement.not_awaiting');
    await tx.update(serviceAgreements).set(columnsOf(body, terms)).where(eq(serviceAgreements.id, id));
    if (status === 'awaiting_signature') {
      await attachDocument(tx, services, { id, workerId: user_id, content }, terms);
      await notifyWorker(tx, user, user_id);
    }
    await announceWorker(tx, user, user_id);
    return getAgreement(services, user, id, tx);
  });
}
