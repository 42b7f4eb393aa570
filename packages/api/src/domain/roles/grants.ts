import { PERMISSIONS, USER_TYPES, type UserType } from '@careloom/contract/permissions';
import { fixedGrant, type Grants, type roles as calls } from '@careloom/contract/resources/roles';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { roleGrants } from '../../platform/db/schema/access';
import { users } from '../../platform/db/schema/identity';
import { type Executor, inTransaction, type Tx } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { invalidField, stale } from '../../platform/http/errors';
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

/** Why a requested list of permissions is refused: the text of a fixed grant that the list would change; undefined if it changes none. */
function fixedFault(role: UserType, wanted: readonly string[]) {
  const all = new Set<string>([...PERMISSIONS, ...wanted]);
  const broken = [...all].map((permission) => ({ fixed: fixedGrant(role, permission), has: wanted.includes(permission) }));
  return broken.find(({ fixed, has }) => fixed && fixed.granted !== has)?.fixed?.why;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((permission) => other.includes(permission));

/**
 * Replaces the permissions of a role. They apply from its members' next request, and their pages are notified.
 * @throws 422 for an unknown permission, for a grant that is fixed, and `stale` when the role has changed since it was read
 */
export function changeGrants({ params, body, user, services }: Context<typeof calls.update>): Promise<Grants> {
  const wanted = [...new Set(body.permissions)].sort();
  const fault = fixedFault(params.role, wanted);
  if (fault) throw invalidField('permissions', fault);
  return inTransaction(services.db, async (tx) => {
    // Of two concurrent edits, the second replaces the result of the first.
    await tx.execute(sql`lock table ${roleGrants} in share row exclusive mode`);
    const granted = await readGrants(tx);
    const known = new Set<string>([...PERMISSIONS, ...granted.flatMap(({ permissions }) => permissions)]);
    if (wanted.some((permission) => !known.has(permission)))
      throw invalidField('permissions', 'validation.in', { attribute: 'permissions' });
    const had = granted.find(({ role }) => role === params.role)?.permissions ?? [];
    if (body.base && !isSame(body.base, had)) throw stale('role.stale');
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
