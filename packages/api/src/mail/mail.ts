import type { Tx } from '../db/transaction';
import { enqueue } from '../queue/enqueue';

/** A plain text letter: what it holds is one link and why it came. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends a mail once the transaction is committed; tried again where the mail server fails. */
export const sendMail = (tx: Tx, mail: Mail): Promise<void> => enqueue(tx, 'mail', mail);
