import type { agreements as calls } from '@careloom/contract/resources/agreements';
import { eq } from 'drizzle-orm';
import { serviceAgreements } from '../../platform/db/schema/agreements';
import { inTransaction } from '../../platform/db/transaction';
import type { Context, Writing } from '../../platform/http/context';
import { notFound, unprocessable } from '../../platform/http/errors';
import { renderPdf } from '../../platform/pdf/render-pdf';
import { announceWorker } from '../support-workers/worker-record';
import { agreementDocument } from './agreement-document';
import { readTerms } from './agreement-terms';
import { attachDocument } from './attach-document';
import { getAgreement } from './get-agreement';
import { notifyWorker } from './agreement-record';
import { addDraft, columnsOf, holdWorker, nextVersion, unsignedOf, writtenOf } from './write-agreement';

/**
 * Sends an agreement for signature: a new one, or the worker's draft with the values of the body. The document is rendered before the
 * transaction, which only stores it; if another agreement of the worker is created in between, the version number is outdated and the
 * document is rendered again. Once per idempotency key.
 * @throws 422 at a field that refers to nothing; 404 for anyone but a verified worker; 422 when one already awaits a signature
 */
export async function sendAgreement(context: Context<typeof calls.send>): Promise<Writing<typeof calls.send>> {
  const { body, user, services } = context;
  const now = services.clock.now();
  const { terms, version } = await inTransaction(services.db, async (tx) => {
    if (!(await holdWorker(tx, body.user_id))) throw notFound();
    const draft = await unsignedOf(tx, body.user_id);
    return { terms: await readTerms(tx, body), version: draft?.version ?? (await nextVersion(tx, body.user_id)) };
  });
  const content = await renderPdf(agreementDocument(writtenOf(body, terms, version), terms, now));
  return async (tx) => {
    if (!(await holdWorker(tx, body.user_id))) throw notFound();
    const open = await unsignedOf(tx, body.user_id);
    if (open?.status === 'awaiting_signature') throw unprocessable('agreement.open_exists');
    const { id, version: given } = open ?? (await addDraft(tx, body, terms, user, now));
    if (given !== version) throw unprocessable('agreement.open_exists');
    await tx
      .update(serviceAgreements)
      .set({ ...columnsOf(body, terms), status: 'awaiting_signature', sent_at: now })
      .where(eq(serviceAgreements.id, id));
    await attachDocument(tx, services, { id, workerId: body.user_id, content }, terms);
    await notifyWorker(tx, user, body.user_id);
    await announceWorker(tx, user, body.user_id);
    return getAgreement(services, user, id, tx);
  };
}
