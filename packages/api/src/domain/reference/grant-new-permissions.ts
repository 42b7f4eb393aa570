import { PERMISSIONS } from '@careloom/contract/permissions';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database';
import { roleGrants, settings } from '../../platform/db/schema/access';
import { inTransaction } from '../../platform/db/transaction';
import { ROLE_GRANTS } from './role-grants';

/** The setting with the permissions that were granted once. */
export const KNOWN_PERMISSIONS = 'known_permissions';

/** Grants permissions that are new to this database to the roles that the specification names. */
export async function grantNewPermissions(db: Db): Promise<void> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KNOWN_PERMISSIONS));
  const met = row ? (row.value as string[]) : await db.selectDistinct({ name: roleGrants.permission }).from(roleGrants).then(names);
  const grants = Object.entries(ROLE_GRANTS).flatMap(([role, granted]) => granted.map((permission) => ({ role, permission })));
  const fresh = grants.filter(({ permission }) => !met.includes(permission));
  if (row && fresh.length === 0) return;
  const value = [...new Set([...met, ...PERMISSIONS])];
  await inTransaction(db, async (tx) => {
    if (fresh.length > 0) await tx.insert(roleGrants).values(fresh).onConflictDoNothing();
    await tx.insert(settings).values({ key: KNOWN_PERMISSIONS, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
  });
}

const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
