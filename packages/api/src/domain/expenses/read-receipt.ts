import { expenseLabels } from '@careloom/contract/resources/expenses';
import type { CurrentUser } from '../../platform/http/current-user';
import type { Tx } from '../../platform/db/transaction';
import { type Picture, readPicture, RECEIPT } from '../../platform/files/picture';
import { text } from '../../platform/http/text';
import type { Upload } from '../../platform/http/upload';
import type { Services } from '../../platform/services';

/**
 * Reads the uploaded receipt, if any. Call it outside a transaction, because image processing is slow. @throws 422 when it is not a picture
 */
export const readReceipt = async ({ receipt }: Readonly<Record<string, Upload>>): Promise<Picture | undefined> =>
  receipt && readPicture(receipt, 'receipt', text(expenseLabels.receipt), RECEIPT);

/** @returns the id of the stored file */
export const storeReceipt = ({ files }: Services, tx: Tx, owner: CurrentUser, receipt: Picture): Promise<number> =>
  files.save(tx, { ownerId: owner.id, kind: 'receipt', ...receipt });
