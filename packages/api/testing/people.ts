import type { UserType } from '@careloom/contract/permissions';
import { issueToken } from '../src/domain/auth/tokens';
import { hashPassword } from '../src/domain/auth/password';
import { users } from '../src/platform/db/schema/identity';
import type { Services } from '../src/platform/services';

export const PASSWORD = 'Careloom#2026';
const passwordHash = hashPassword(PASSWORD);
let made = 0;

/** A person of a test, with a session. */
export interface Person {
  id: number;
  email: string;
  token: string;
  userType: UserType;
}

/**
 * Creates an account with a session. It is verified, active and, for a worker, accepted, unless `fields` override it.
 * @param fields columns of `users`
 */
export async function makePerson(
  { db, clock }: Services,
  userType: UserType,
  fields: Partial<typeof users.$inferInsert> = {},
): Promise<Person> {
  made += 1;
  const row = {
    user_type: userType,
    first_name: 'Test',
    last_name: `${userType} ${made}`,
    email: `person-${made}@careloom.test`,
    password_hash: await passwordHash,
    email_verified_at: clock.now(),
    verification_status: userType === 'worker' ? ('verified' as const) : null,
    ...fields,
  };
  const [user] = await db.insert(users).values(row).returning({ id: users.id });
  if (!user) throw new Error('The test account was not written.');
  const token = await issueToken(db, clock, user.id, { ip: '127.0.0.1' });
  return { id: user.id, email: row.email, token, userType };
}
