import { expenseLabels } from '@careloom/contract/resources/expenses';
import { fileTypeFromBuffer } from 'file-type';
import type { CurrentUser } from '../../platform/http/current-user';
import type { Tx } from '../../platform/db/transaction';
import { type Picture, readPicture, RECEIPT } from '../../platform/files/picture';
import { ApiError, invalidField } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import type { Upload } from '../../platform/http/upload';
import type { Services } from '../../platform/services';

export const PDF = 'application/pdf';

/** A receipt as stored: a picture in two sizes, or a PDF as it was sent. */
type ReceiptFile = Omit<Picture, 'small'> & Partial<Pick<Picture, 'small'>>;

/**
 * Reads the uploaded receipt, if any. Call it outside a transaction, because image processing is slow. @throws 422 when its content is
 * neither a picture nor a PDF
 */
export async function readReceipt({ receipt }: Readonly<Record<string, Upload>>): Promise<ReceiptFile | undefined> {
  if (!receipt) return undefined;
  const attribute = text(expenseLabels.receipt);
  const type = await fileTypeFromBuffer(receipt.content);
  if (type?.mime === PDF) return { name: receipt.name, mime: PDF, content: receipt.content };
  try {
    return await readPicture(receipt, 'receipt', attribute, RECEIPT);
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    throw invalidField('receipt', 'validation.mimes.receipt', { attribute });
  }
}

/** @returns the id of the stored file */
export const storeReceipt = ({ files }: Services, tx: Tx, owner: CurrentUser, receipt: ReceiptFile): Promise<number> =>
  files.save(tx, { ownerId: owner.id, kind: 'receipt', ...receipt });
