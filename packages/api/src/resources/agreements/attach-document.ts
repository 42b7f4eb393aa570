import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { serviceAgreements } from '../../db/schema/agreements';
import type { Tx } from '../../db/transaction';
import type { Services } from '../../services';

interface Attached {
  id: number;
  workerId: number;
  content: Buffer;
}

export const documentName = (id: number) => `service_agreement_${id}.pdf`;

/** Stores the document that is to be signed. Of an earlier one the row and the bytes stay: it was shown. */
export async function attachDocument(tx: Tx, { files }: Services, { id, workerId, content }: Attached): Promise<void> {
  const document_file_id = await storeDocument(tx, files, { id, workerId, content });
  const document_sha256 = createHash('sha256').update(content).digest('hex');
  await tx.update(serviceAgreements).set({ document_file_id, document_sha256 }).where(eq(serviceAgreements.id, id));
}

export const storeDocument = (tx: Tx, files: Services['files'], { id, workerId, content }: Attached): Promise<number> =>
  files.save(tx, { ownerId: workerId, kind: 'document', name: documentName(id), mime: 'application/pdf', content });
