import type { auth } from '@careloom/contract/resources/auth';
import { eq } from 'drizzle-orm';
import { hashToken, newToken } from '../../platform/secrets/tokens';
import { passwordResets } from '../../platform/db/schema/access';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { notFound } from '../../platform/http/errors';
import { sendMail } from '../../platform/mail/mail';
import { loginErrors } from '../organisation/organisation-settings';
import { findAccountByEmail } from './auth-user';
import { limitMails } from './limit-mails';
import { resetMail } from './letters';

/** */
export const RESET_MINUTES = 60;

/**
 * Mails a link that sets a new password once, within the hour. Earlier links become invalid.
 * @throws 404 for an unknown address; with uniform login texts it answers as if a mail had been sent
 */
export async function forgotPassword(context: Context<typeof auth.forgotPassword>): Promise<Record<string, never>> {
  const { body, services } = context;
  const { db, clock, env } = services;
  await limitMails(context, body.email);
  const account = await findAccountByEmail(db, body.email);
  if (!account || account.user.deleted_at) {
    if ((await loginErrors(services)) === 'uniform') return {};
    throw notFound('auth.email_missing');
  }
  const token = newToken();
  const expiresAt = new Date(clock.now().getTime() + RESET_MINUTES * 60_000);
  await inTransaction(db, async (tx) => {
    await tx.delete(passwordResets).where(eq(passwordResets.user_id, account.user.id));
    await tx.insert(passwordResets).values({ user_id: account.user.id, token_hash: hashToken(token), expires_at: expiresAt });
    await sendMail(tx, resetMail(env.publicUrl, account.user, token));
  });
  return {};
}
