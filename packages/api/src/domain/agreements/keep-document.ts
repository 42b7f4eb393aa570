import { and, eq, isNull } from 'drizzle-orm';
import { agreementSignatures, type DocumentTerms, serviceAgreements } from '../../platform/db/schema/agreements';
import { inTransaction } from '../../platform/db/transaction';
import { organisationZone } from '../organisation/today';
import { renderPdf } from '../../platform/pdf/render-pdf';
import type { Services } from '../../platform/services';
import { agreementDocument } from './agreement-document';
import { readTerms } from './agreement-terms';
import { attachDocument, storeDocument } from './attach-document';
import type { LockedAgreement } from './agreement-record';
import { signatureBlocks } from './signature-blocks';
import { verifyAddress } from './verify-address';

/**
 * Ensures that a sent agreement has its document, and a signed one its signed copy. Stored documents are never rendered again; when two are
 * rendered concurrently, the first is kept.
 * @returns the PDF of a draft, which is not stored; else null
 */
export async function keepDocument(services: Services, id: number): Promise<Buffer | null> {
  const [agreement] = await services.db.select().from(serviceAgreements).where(eq(serviceAgreements.id, id));
  if (!agreement) throw new Error('The agreement is gone.');
  const signed = agreement.signature !== null;
  if (agreement.sent_at !== null && (signed ? agreement.signed_file_id : agreement.document_file_id) !== null) return null;
  const terms = agreement.document_terms ?? (await presentTerms(services, agreement));
  const content = await draw(services, agreement, terms);
  if (agreement.sent_at === null) return content;
  await inTransaction(services.db, async (tx) => {
    const column = signed ? serviceAgreements.signed_file_id : serviceAgreements.document_file_id;
    const missing = tx
      .select()
      .from(serviceAgreements)
      .where(and(eq(serviceAgreements.id, id), isNull(column)))
      .for('update');
    if ((await missing).length === 0) return;
    const file = { id, workerId: agreement.user_id, content };
    if (!signed) return attachDocument(tx, services, file, terms);
    const signed_file_id = await storeDocument(tx, services.files, file);
    await tx.update(serviceAgreements).set({ signed_file_id }).where(eq(serviceAgreements.id, id));
  });
  return null;
}

/** The current terms, but with the worker's name as stored in the agreement. */
async function presentTerms({ db }: Services, agreement: LockedAgreement): Promise<DocumentTerms> {
  const { first_name, last_name } = agreement;
  return { ...(await readTerms(db, agreement)), worker: { first_name, last_name } };
}

async function draw({ db, env }: Services, agreement: LockedAgreement, terms: DocumentTerms): Promise<Buffer> {
  const { signature, signed_at, sent_at, created_at } = agreement;
  if (!signature || !signed_at) return renderPdf(agreementDocument(agreement, terms, sent_at ?? created_at));
  const [link] = await db.select().from(agreementSignatures).where(eq(agreementSignatures.agreement_id, agreement.id));
  const facts = {
    signature,
    signedAt: signed_at,
    zone: await organisationZone(db),
    documentSha256: agreement.document_sha256,
    chained: link ? { ...link, address: verifyAddress(env.publicUrl, link.code) } : null,
  };
  return renderPdf(agreementDocument(agreement, terms, signed_at, signatureBlocks(facts)));
}
