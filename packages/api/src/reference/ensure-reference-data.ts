import { STATES } from '@careloom/contract/states';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/open';
import { roleGrants } from '../db/schema/access';
import { states } from '../db/schema/states';
import { firstHolidays } from './first-holidays';
import { ROLE_GRANTS } from './role-grants';

/**
 * What every installation needs before its first call: states, and, in a database that has none yet, public holidays and the
 * roles' grants. What people changed of them since stays.
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
    const [granted] = await db.select().from(roleGrants).limit(1);
    if (granted) return;
    const grants = Object.entries(ROLE_GRANTS).flatMap(([role, permissions]) => permissions.map((permission) => ({ role, permission })));
    await db.insert(roleGrants).values(grants);
  });
