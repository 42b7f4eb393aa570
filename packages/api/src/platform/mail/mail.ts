import { mails } from '../db/schema/notices';
import type { Tx } from '../db/transaction';
import { enqueueAll } from '../queue/enqueue';

/** A plain-text mail that states its reason and contains one link. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends a mail once the transaction is committed, with retries. */
export const sendMail = (tx: Tx, mail: Mail): Promise<void> => sendMails(tx, [mail]);

/** Sends several mails, each as its own job. */
export async function sendMails(tx: Tx, letters: readonly Mail[]): Promise<void> {
  const rows = letters.map(({ to, subject, text }) => ({ recipient: to, subject, text }));
  const added = await tx.insert(mails).values(rows).returning({ id: mails.id });
  await enqueueAll(
    tx,
    'mail',
    added.map(({ id }) => ({ mailId: id })),
  );
}
