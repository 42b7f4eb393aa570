import { and, eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import type { reportFiles } from '../../platform/db/schema/report-files';
import type { Tx } from '../../platform/db/transaction';
import { text } from '../../platform/http/text';
import { type Mail, sendMail } from '../../platform/mail/mail';
import type { Services } from '../../platform/services';
import { letter, type Recipient } from '../account/letters';
import { maySignIn } from '../auth/find-user-by-token';
import { KEPT_FOR_MAIL_MS } from './report-files';
import { inWholeSeconds, signedAddress } from './signed-export';

const TITLES = { expense: text('menu.reports.expenses_report'), invoice: text('menu.reports.invoices_report') } as const;

const DAYS = KEPT_FOR_MAIL_MS / 86_400_000;

interface Mailed {
  /** `Invoices Report`. */
  title: string;
  /** The name of the saved view. */
  view: string;
  /** First and last day, `yyyy-MM-dd`. */
  from: string;
  to: string;
  link: string;
}

const reportMail = (to: Recipient, { title, view, from, to: last, link }: Mailed): Mail =>
  letter(
    to,
    `${title}: ${view}`,
    `Your saved report "${view}" of the days from ${from} to ${last} is ready. This link downloads it for ${DAYS} days, without a login, so please do not pass it on:`,
    link,
    'You get this mail on the first of each month. To end it, open the report, choose Saved views, and edit this view.',
  );

const refusalMail = (to: Recipient, title: string, view: string, refusal: string): Mail =>
  letter(to, `${title}: ${view}`, `Your saved report "${view}" could not be made for the first of the month:`, refusal);

type File = typeof reportFiles.$inferSelect;

/** Mails the owner of a saved report the link to its file, or why there is none, in the transaction that ends the file: one mail for each file. */
export async function mailReport(tx: Tx, services: Services, file: File, refusal: string | null): Promise<void> {
  const { id, kind, format, filters, made_for_id } = file;
  const view = file.mailed_view ?? '';
  const account = tx.select({ first_name: users.first_name, email: users.email }).from(users);
  const [owner] = await account.where(and(eq(users.id, made_for_id), maySignIn));
  if (!owner) return;
  if (refusal !== null) return sendMail(tx, refusalMail(owner, TITLES[kind], view, refusal));
  const expires = inWholeSeconds(services.clock.now(), KEPT_FOR_MAIL_MS);
  const link = signedAddress(services, kind, { format, file: id }, { user: made_for_id, expires });
  const { from, to } = filters as { from: string; to: string };
  await sendMail(tx, reportMail(owner, { title: TITLES[kind], view, from, to, link }));
}
