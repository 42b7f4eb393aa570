import { mails } from '../db/schema/notices';
import type { Tx } from '../db/transaction';
import { enqueueAll } from '../queue/enqueue';

/** A letter in plain text: all that it holds is why it came and one link. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends a mail once the transaction is committed; tried again where the mail server fails. */
export const sendMail = (tx: Tx, mail: Mail): Promise<void> => sendMails(tx, [mail]);

/** The same of many, each a job of its own. */
export async function sendMails(tx: Tx, letters: readonly Mail[]): Promise<void> {
  const rows = letters.map(({ to, subject, text }) => ({ recipient: to, subject, text }));
  const added = await tx.insert(mails).values(rows).returning({ id: mails.id });
  await enqueueAll(
    tx,
    'mail',
    added.map(({ id }) => ({ mailId: id })),
  );
}
