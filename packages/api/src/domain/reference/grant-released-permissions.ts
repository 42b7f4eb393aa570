import { PERMISSIONS } from '@careloom/contract/permissions';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database';
import { roleGrants, settings } from '../../platform/db/schema/access';
import { inTransaction } from '../../platform/db/transaction';
import { permissionsChanged } from '../../platform/realtime/push';
import { membersOf } from '../roles/grants';
import { KNOWN_PERMISSIONS } from './grant-new-permissions';

/**
 * Grants a remote's own permissions that are new to this database to the super admin, who may grant them to others. A permission that was
 * revoked since is not granted again by a later release.
 * @param released every permission that a remote in the registry declares
 */
export async function grantReleasedPermissions(db: Db, released: readonly string[]): Promise<void> {
  const own = released.filter((permission) => !(PERMISSIONS as readonly string[]).includes(permission));
  if (own.length === 0) return;
  await inTransaction(db, async (tx) => {
    const [row] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.key, KNOWN_PERMISSIONS)).for('update');
    const met = row ? (row.value as string[]) : [];
    const fresh = [...new Set(own)].filter((permission) => !met.includes(permission));
    if (fresh.length === 0) return;
    await tx
      .insert(roleGrants)
      .values(fresh.map((permission) => ({ role: 'super_admin', permission })))
      .onConflictDoNothing();
    const value = [...met, ...fresh];
    await tx.insert(settings).values({ key: KNOWN_PERMISSIONS, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
    await permissionsChanged(tx, await membersOf(tx, 'super_admin'));
  });
}
