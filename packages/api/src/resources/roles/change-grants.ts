import { PERMISSIONS, type UserType } from '@careloom/contract/permissions';
import type { Grants, roles as calls } from '@careloom/contract/resources/roles';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { roleGrants } from '../../db/schema/access';
import { inTransaction, type Tx } from '../../db/transaction';
import type { Context } from '../../http/context';
import { invalidField } from '../../http/errors';
import { permissionsChanged, resourceChanged } from '../../realtime/push';
import { membersOf } from './members-of';
import { readGrants } from './read-grants';

/** Without these nobody could give anything back. */
const KEPT = ['role-read', 'role-write'];

/**
 * Replaces what a role may do. Its members' next request is judged by it, and their pages are told.
 * @throws 422 for a permission that nothing knows; where the super admin would lose the way to this call
 */
export function changeGrants({ params, body, user, services }: Context<typeof calls.update>): Promise<Grants> {
  const wanted = [...new Set(body.permissions)].sort();
  if (params.role === 'super_admin' && KEPT.some((permission) => !wanted.includes(permission)))
    throw invalidField('permissions', 'role.keeps');
  return inTransaction(services.db, async (tx) => {
    // Two who edit at once: the second replaces what the first left.
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

/** Only what changes is written, so that the audit says just that. */
async function replace(tx: Tx, role: UserType, { had, wanted }: { had: string[]; wanted: string[] }) {
  const gone = had.filter((permission) => !wanted.includes(permission));
  const come = wanted.filter((permission) => !had.includes(permission));
  if (gone.length > 0) await tx.delete(roleGrants).where(and(eq(roleGrants.role, role), inArray(roleGrants.permission, gone)));
  if (come.length > 0) await tx.insert(roleGrants).values(come.map((permission) => ({ role, permission })));
}
