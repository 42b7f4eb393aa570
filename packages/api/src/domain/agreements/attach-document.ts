import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type DocumentTerms, serviceAgreements } from '../../platform/db/schema/agreements';
import type { Tx } from '../../platform/db/transaction';
import type { Services } from '../../platform/services';

interface Attached {
  id: number;
  workerId: number;
  content: Buffer;
}

export const documentName = (id: number) => `service_agreement_${id}.pdf`;

/** Stores the document to be signed, and its terms. Earlier documents are kept, because they were shown to the worker. */
export async function attachDocument(tx: Tx, { files }: Services, attached: Attached, document_terms: DocumentTerms): Promise<void> {
  const { id, content } = attached;
  const document_file_id = await storeDocument(tx, files, attached);
  const document_sha256 = createHash('sha256').update(content).digest('hex');
  await tx.update(serviceAgreements).set({ document_file_id, document_sha256, document_terms }).where(eq(serviceAgreements.id, id));
}

export const storeDocument = (tx: Tx, files: Services['files'], { id, workerId, content }: Attached): Promise<number> =>
  files.save(tx, { ownerId: workerId, kind: 'document', name: documentName(id), mime: 'application/pdf', content });
