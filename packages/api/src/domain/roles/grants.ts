import { PERMISSIONS, USER_TYPES, type UserType } from '@careloom/contract/permissions';
import type { Grants, roles as calls } from '@careloom/contract/resources/roles';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { roleGrants } from '../../platform/db/schema/access';
import { users } from '../../platform/db/schema/identity';
import { type Executor, inTransaction, type Tx } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { invalidField } from '../../platform/http/errors';
import { permissionsChanged, resourceChanged } from '../../platform/realtime/push';

/** The permissions of each role by name, including roles without any. */
export async function readGrants(executor: Executor): Promise<Grants[]> {
  const rows = await executor.select().from(roleGrants).orderBy(asc(roleGrants.permission));
  return USER_TYPES.map((role) => ({ role, permissions: rows.filter((row) => row.role === role).map(({ permission }) => permission) }));
}

/** Ids of all active users with a role. */
export async function membersOf(tx: Tx, role: UserType): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.user_type, role), eq(users.is_active, true), isNull(users.deleted_at)));
  return rows.map(({ id }) => id);
}

/** Without these, nobody could restore a permission. */
const KEPT = ['role-read', 'role-write'];

/**
 * Replaces the permissions of a role. They apply from its members' next request, and their pages are notified.
 * @throws 422 for an unknown permission, or when the super admin would lose access to this call
 */
export function changeGrants({ params, body, user, services }: Context<typeof calls.update>): Promise<Grants> {
  const wanted = [...new Set(body.permissions)].sort();
  if (params.role === 'super_admin' && KEPT.some((permission) => !wanted.includes(permission)))
    throw invalidField('permissions', 'role.keeps');
  return inTransaction(services.db, async (tx) => {
    // Of two concurrent edits, the second replaces the result of the first.
    await tx.execute(sql`lock table ${roleGrants} in share row exclusive mode`);
    const granted = await readGrants(tx);
    const known = new Set<string>([...PERMISSIONS, ...granted.flatMap(({ permissions }) => permissions)]);
    if (wanted.some((permission) => !known.has(permission)))
      throw invalidField('permissions', 'validation.in', { attribute: 'permissions' });
    const had = granted.find(({ role }) => role === params.role)?.permissions ?? [];
    await replace(tx, params.role, { had, wanted });
    const members = await membersOf(tx, params.role);
    await permissionsChanged(tx, members);
    await resourceChanged(tx, { resource: 'roles', ids: [], to: [user.id, ...(await membersOf(tx, 'super_admin'))], actor: user.id });
    return { role: params.role, permissions: wanted };
  });
}

/** Writes only the changes, so that the audit shows just those. */
async function replace(tx: Tx, role: UserType, { had, wanted }: { had: string[]; wanted: string[] }) {
  const gone = had.filter((permission) => !wanted.includes(permission));
  const come = wanted.filter((permission) => !had.includes(permission));
  if (gone.length > 0) await tx.delete(roleGrants).where(and(eq(roleGrants.role, role), inArray(roleGrants.permission, gone)));
  if (come.length > 0) await tx.insert(roleGrants).values(come.map((permission) => ({ role, permission })));
}
