import { and, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '../db/schema/identity';
import type { Executor } from '../db/transaction';

/** Ids of the super admins and senior managers who can sign in: whom the specification calls the admin side. */
export async function adminSide(executor: Executor): Promise<number[]> {
  const rows = await executor
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.user_type, ['super_admin', 'senior_manager']), eq(users.is_active, true), isNull(users.deleted_at)));
  return rows.map(({ id }) => id);
}
