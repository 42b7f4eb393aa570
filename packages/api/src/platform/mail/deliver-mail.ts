import { and, eq, isNull } from 'drizzle-orm';
import { mails } from '../db/schema/notices';
import type { Services } from '../services';

/** Replaces the text of a sent mail: its links grant access to accounts and must not stay in the database. */
const SENT_TEXT = '';

/**
 * The handler of mail jobs: sends by SMTP or, in the demo, stores in the mailbox that `/dev/mailbox` shows.
 * @returns a handler that throws when the mail server refuses, so that the job is retried
 */
export function deliverMail({ db, env, clock }: Services) {
  const transport = env.smtpUrl ? transportTo(env.smtpUrl) : undefined;
  return async ({ mailId }: { mailId: number }): Promise<void> => {
    const [mail] = await db
      .select()
      .from(mails)
      .where(and(eq(mails.id, mailId), isNull(mails.sent_at)));
    if (!mail) return;
    if (transport) await (await transport()).sendMail({ from: env.mailFrom, to: mail.recipient, subject: mail.subject, text: mail.text });
    await db
      .update(mails)
      .set({ sent_at: clock.now(), ...(transport && { text: SENT_TEXT }) })
      .where(eq(mails.id, mailId));
  };
}

/** Loaded with the first mail: the demo sends none. */
function transportTo(url: string) {
  const load = async () => (await import('nodemailer')).default.createTransport(url);
  let loaded: ReturnType<typeof load> | undefined;
  return () => (loaded ??= load());
}
