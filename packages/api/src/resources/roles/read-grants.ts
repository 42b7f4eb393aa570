import { USER_TYPES } from '@careloom/contract/permissions';
import type { Grants } from '@careloom/contract/resources/roles';
import { asc } from 'drizzle-orm';
import { roleGrants } from '../../db/schema/access';
import type { Executor } from '../../db/transaction';

/** The permissions of each role by name; a role without any is there too. */
export async function readGrants(executor: Executor): Promise<Grants[]> {
  const rows = await executor.select().from(roleGrants).orderBy(asc(roleGrants.permission));
  return USER_TYPES.map((role) => ({ role, permissions: rows.filter((row) => row.role === role).map(({ permission }) => permission) }));
}
