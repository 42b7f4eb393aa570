import type { auth } from '@careloom/contract/resources/auth';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { notFound, unprocessable } from '../../platform/http/errors';
import { sendMail } from '../../platform/mail/mail';
import { loginErrors } from '../organisation/organisation-settings';
import { findAccountByEmail } from './auth-user';
import { limitMails } from './limit-mails';
import { verificationMail } from './letters';
import { verificationLink } from './verification-link';

/**
 * Mails the verification link again.
 * @throws 404 for an unknown address; 422 when it is already verified; with uniform login texts both answer as if a mail had been sent
 */
export async function resendVerification(context: Context<typeof auth.resendVerification>): Promise<Record<string, never>> {
  const { body, services } = context;
  const { db, clock, env, deriveKey } = services;
  await limitMails(context, body.email);
  const account = await findAccountByEmail(db, body.email);
  if (!account || account.user.deleted_at) {
    if ((await loginErrors(services)) === 'uniform') return {};
    throw notFound('auth.email_missing');
  }
  if (account.user.email_verified_at) {
    if ((await loginErrors(services)) === 'uniform') return {};
    throw unprocessable('email.already');
  }
  const link = verificationLink(deriveKey('email-verification'), env.publicUrl, account.user, clock.now());
  await inTransaction(db, (tx) => sendMail(tx, verificationMail(account.user, link)));
  return {};
}
