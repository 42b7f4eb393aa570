import { expenseLabels } from '@careloom/contract/resources/expenses';
import type { CurrentUser } from '../../auth/current-user';
import type { Tx } from '../../db/transaction';
import { type Picture, readPicture, RECEIPT } from '../../files/picture';
import { text } from '../../http/text';
import type { Upload } from '../../http/upload';
import type { Services } from '../../services';

/** Looks at the receipt that was sent, if one was; outside a transaction, for pictures are slow. @throws 422 where it is no picture */
export const readReceipt = async ({ receipt }: Readonly<Record<string, Upload>>): Promise<Picture | undefined> =>
  receipt && readPicture(receipt, 'receipt', text(expenseLabels.receipt), RECEIPT);

/** @returns the id of the stored file */
export const storeReceipt = ({ files }: Services, tx: Tx, owner: CurrentUser, receipt: Picture): Promise<number> =>
  files.save(tx, { ownerId: owner.id, kind: 'receipt', ...receipt });
