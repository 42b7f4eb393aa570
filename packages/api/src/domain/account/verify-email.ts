import type { auth } from '@careloom/contract/resources/auth';
import { CODE } from '@careloom/contract/envelope';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { adminSide } from '../notifications/recipients';
import { users } from '../../platform/db/schema/identity';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { notFound, unprocessable } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { notify } from '../notifications/notify';
import type { Services } from '../../platform/services';
import { findAccountById } from './auth-user';
import { emailHash, isLive } from './verification-link';

type Outcome = 'success' | 'already-success' | 'expired';

const SCREENS = {
  success: '/email/verify/success',
  'already-success': '/email/verify/already-success',
  expired: '/email/token/expire',
} as const satisfies Record<Outcome, string>;

/**
 * Handles the link of the verification mail: redirects browsers to a page, answers clients that ask for JSON.
 * @throws 404 for an unknown account; 422 for JSON when the link is invalid or expired
 */
export async function verifyEmail({ params, query, request, reply, services }: Context<typeof auth.verifyEmail>): Promise<FastifyReply> {
  const account = await findAccountById(services.db, params.id);
  if (!account || emailHash(account.user.email) !== params.hash) throw notFound();
  const link = { ...params, expires: query.expires ?? 0, signature: query.signature ?? '' };
  const live = isLive(services.deriveKey('email-verification'), link, services.clock.now());
  const outcome = live ? await confirm(services, params.id) : 'expired';
  if (!wantsJson(request)) return reply.redirect(SCREENS[outcome]);
  if (outcome === 'expired') throw unprocessable('auth.verify_expired');
  const message = text(outcome === 'success' ? 'email.verified' : 'email.already');
  return reply.send({ code: CODE.success, message, data: {} });
}

const wantsJson = ({ headers: { accept = '' } }: FastifyRequest) => accept.includes('application/json') && !accept.includes('text/html');

/** Confirms the address; the first time, notifies the admin side of the new applicant. */
function confirm({ db, clock }: Services, userId: number): Promise<Outcome> {
  return inTransaction(db, async (tx) => {
    const [confirmed] = await tx
      .update(users)
      .set({ email_verified_at: clock.now() })
      .where(and(eq(users.id, userId), isNull(users.email_verified_at)))
      .returning();
    if (!confirmed) return 'already-success';
    const { id, first_name, last_name, verification_status } = confirmed;
    if (verification_status === 'pending') {
      const name = `${first_name} ${last_name}`;
      await notify(tx, { to: await adminSide(tx), type: 'new_applicant', routeId: id, senderId: id, values: { name } });
    }
    return 'success';
  });
}
