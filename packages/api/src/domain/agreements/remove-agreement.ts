import type { agreements as calls } from '@careloom/contract/resources/agreements';
import { eq } from 'drizzle-orm';
import { serviceAgreements } from '../../platform/db/schema/agreements';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { unprocessable } from '../../platform/http/errors';
import { announceWorker } from '../support-workers/worker-record';
import { lockAgreement, UNSIGNED } from './agreement-record';

/** Deletes an unsigned agreement and its document. @throws 404; 422 for any other */
export async function removeAgreement({ params, user, services }: Context<typeof calls.remove>): Promise<Record<string, never>> {
  const document = await inTransaction(services.db, async (tx) => {
    const { id, user_id, status, document_file_id } = await lockAgreement(tx, user, params.id);
    if (!UNSIGNED.includes(status)) throw unprocessable('agreement.signed_delete');
    await tx.delete(serviceAgreements).where(eq(serviceAgreements.id, id));
    await announceWorker(tx, user, user_id);
    return document_file_id;
  });
  if (document !== null) await services.files.discard(services.db, document);
  return {};
}
