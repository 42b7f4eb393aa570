import { mails } from '../db/schema/notices';
import type { Tx } from '../db/transaction';
import { enqueue } from '../queue/enqueue';

/** A letter in plain text: all that it holds is why it came and one link. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends a mail once the transaction is committed; tried again where the mail server fails. */
export async function sendMail(tx: Tx, { to, subject, text }: Mail): Promise<void> {
  const [mail] = await tx.insert(mails).values({ recipient: to, subject, text }).returning({ id: mails.id });
  if (mail) await enqueue(tx, 'mail', { mailId: mail.id });
}
