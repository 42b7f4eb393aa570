import { OWN_DASHBOARD } from '@careloom/contract/resources/roles';
import { STATES } from '@careloom/contract/states';
import { sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/db/database';
import { roleGrants } from '../../platform/db/schema/access';
import { states } from '../../platform/db/schema/states';
import { firstHolidays } from './first-holidays';
import { grantNewPermissions } from './grant-new-permissions';

/**
 * The data that every installation needs before its first call: states; public holidays, if the database has none; and the roles' grants of
 * permissions that are new to it, and of their own dashboards. Later changes by people are kept.
 */
export const ensureReferenceData = (database: Database): Promise<void> =>
  database.alone(async () => {
    const { db } = database;
    const rows = STATES.map(({ id, code, name, timeZone }) => ({ id, code, name, time_zone: timeZone }));
    await db
      .insert(states)
      .values(rows)
      .onConflictDoUpdate({
        target: states.id,
        set: { code: sql`excluded.code`, name: sql`excluded.name`, time_zone: sql`excluded.time_zone` },
      });
    await firstHolidays(db);
    await grantNewPermissions(db);
    await grantOwnDashboards(db);
  });

/** A role may have lost its dashboard before that was refused (`fixedGrant`). */
const grantOwnDashboards = (db: Db) =>
  db
    .insert(roleGrants)
    .values(Object.entries(OWN_DASHBOARD).map(([role, permission]) => ({ role, permission })))
    .onConflictDoNothing();
