import { contact } from '@careloom/contract/resources/contact';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { limitMails } from '../account/limit-mails';
import { users } from '../../platform/db/schema/identity';
import { route } from '../../platform/http/route';
import { sendMail } from '../../platform/mail/mail';

/** The public contact form: mails its message to the super admins. */
export function contactRoutes(app: FastifyInstance): void {
  route(app, contact.send, { scope: 'public' }, async (context) => {
    const { body } = context;
    await limitMails(context, body.email);
    const sender = [`${body.name} <${body.email}>`, ...(body.contact_no ? [body.contact_no] : [])].join(', ');
    return async (tx) => {
      const admins = await tx
        .select({ email: users.email })
        .from(users)
        .where(and(eq(users.user_type, 'super_admin'), eq(users.is_active, true), isNull(users.deleted_at)));
      for (const { email } of admins)
        await sendMail(tx, { to: email, subject: 'A message from the contact form', text: `${sender} writes:\n\n${body.message}` });
      return {};
    };
  });
}
