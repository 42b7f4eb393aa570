import type { auth } from '@careloom/contract/resources/auth';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../auth/password';
import { users } from '../../platform/db/schema/identity';
import { readPicture } from '../../platform/files/picture';
import type { Context, Writing } from '../../platform/http/context';
import { invalidField } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { sendMail } from '../../platform/mail/mail';
import { attachPicture } from './attach-picture';
import { checkState } from './check-state';
import { verificationMail } from './letters';
import { verificationLink } from './verification-link';

/**
 * Creates a support worker's application: an account that waits for its e-mail to be confirmed and for the admin side's acceptance.
 * @throws 422 when the address already has an account
 */
export async function register({ body, files, services }: Context<typeof auth.register>): Promise<Writing<typeof auth.register>> {
  const { clock, env, deriveKey } = services;
  checkState(body.state_id);
  const upload = files.profile_picture;
  const picture = upload && (await readPicture(upload, 'profile_picture', text('field.team.profile_picture')));
  const { password, password_confirmation: _, profile_picture: __, bringing_clients: bringing, ...application } = body;
  const password_hash = await hashPassword(password);
  return async (tx) => {
    const taken = await tx.select({ id: users.id }).from(users).where(eq(users.email, body.email));
    if (taken.length > 0) throw invalidField('email', 'validation.unique', { attribute: text('field.team.email') });
    const row = {
      ...application,
      password_hash,
      user_type: 'worker' as const,
      verification_status: 'pending' as const,
      bringing_clients: bringing === 1,
      clients: bringing === 1 ? body.clients : [],
      created_at: clock.now(),
    };
    const [user] = await tx.insert(users).values(row).returning({ id: users.id });
    if (!user) throw new Error('The account was not written.');
    if (picture) await attachPicture(services, tx, user.id, picture);
    const link = verificationLink(deriveKey('email-verification'), env.publicUrl, { id: user.id, email: body.email }, clock.now());
    await sendMail(tx, verificationMail(body, link));
    return user;
  };
}
