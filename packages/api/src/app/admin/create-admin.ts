import { email, strongPassword, text } from '@careloom/contract/rules';
import { z } from '@careloom/contract/schema';
import { describeIssues } from '@careloom/contract/issues';
import { MESSAGES } from '@careloom/contract/messages/index';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../../domain/auth/password';
import { users } from '../../platform/db/schema/identity';
import type { Services } from '../../platform/services';

const newAdmin = z.object({ first_name: text(60), last_name: text(60), email: email(), password: strongPassword() });
const labels = {
  first_name: 'field.team.first_name',
  last_name: 'field.team.last_name',
  email: 'field.team.email',
} as const;

/**
 * Creates a super admin: the first account of a real installation.
 * @param answers as typed
 * @throws Error with a sentence for each broken rule, and when the e-mail address already has an account
 */
export async function createAdmin(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  answers: Record<string, string>,
): Promise<{ email: string }> {
  const parsed = newAdmin.safeParse(answers, { reportInput: true });
  if (!parsed.success) {
    const errors = describeIssues(parsed.error.issues, labels, (key) => MESSAGES[key]);
    throw new Error(Object.values(errors).flat().join('\n'));
  }
  const { password, ...person } = parsed.data;
  const taken = await db.select({ id: users.id }).from(users).where(eq(users.email, person.email));
  if (taken.length > 0) throw new Error(`${person.email} has an account already.`);
  const password_hash = await hashPassword(password);
  await db.insert(users).values({ ...person, password_hash, user_type: 'super_admin', email_verified_at: clock.now() });
  return { email: person.email };
}
