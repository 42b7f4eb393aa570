import type { UserType } from '@careloom/contract/permissions';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../db/schema/identity';
import type { Tx } from '../../db/transaction';

/** Ids of everybody who has a role and may sign in. */
export async function membersOf(tx: Tx, role: UserType): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.user_type, role), eq(users.is_active, true), isNull(users.deleted_at)));
  return rows.map(({ id }) => id);
}
