import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { sendMail } from '../../platform/mail/mail';
import { enqueueAll } from '../../platform/queue/enqueue';
import type { Services } from '../../platform/services';
import { noticeMail } from '../account/letters';
import { pushToDevices } from '../web-push/deliver-web-push';
import type { Reached } from './channels';

/** A notification for one person outside the app. */
interface Sent {
  userId: number;
  message: string;
  /** Path and query of the page that it opens. */
  address: string;
}

declare module '../../platform/queue/jobs' {
  interface Jobs {
    'notice-mail': Sent;
  }
}

/** Sends a notification by the channels outside the app, once the transaction is committed, to those who can sign in at that time. */
export async function sendElsewhere(tx: Tx, people: readonly (Reached & Omit<Sent, 'userId'>)[]): Promise<void> {
  const mailed = people.filter(({ channels }) => channels.has('mail'));
  const sent = mailed.map(({ id, message, address }) => ({ userId: id, message, address }));
  if (sent.length > 0) await enqueueAll(tx, 'notice-mail', sent);
  const pushed = people.filter(({ channels }) => channels.has('push'));
  await pushToDevices(
    tx,
    pushed.map(({ id, message, address }) => ({ id, title: 'Careloom', body: message, address })),
  );
}

/** The job that writes the mail of a notification: its links need the product's address, which only the services have. */
export const mailNotice =
  ({ db, env }: Services) =>
  ({ userId, message, address }: Sent): Promise<void> =>
    inTransaction(db, async (tx) => {
      const mayGet = and(eq(users.id, userId), eq(users.is_active, true), isNull(users.deleted_at));
      const [person] = await tx.select({ first_name: users.first_name, email: users.email }).from(users).where(mayGet);
      if (person) await sendMail(tx, noticeMail(env.publicUrl, person, message, address));
    });
