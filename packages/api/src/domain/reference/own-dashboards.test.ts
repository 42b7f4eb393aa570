import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { OWN_DASHBOARD } from '@careloom/contract/resources/roles';
import { inArray } from 'drizzle-orm';
import { openTestDatabase } from '../../../testing/test-database';
import type { Database } from '../../platform/db/database';
import { roleGrants } from '../../platform/db/schema/access';
import { ensureReferenceData } from './ensure-reference-data';

let database: Database;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

test('roles that have lost their own dashboards have them again after a start, and no other grant changes', async () => {
  const { db } = database;
  const all = await db.$count(roleGrants);
  const gone = await db
    .delete(roleGrants)
    .where(inArray(roleGrants.permission, [...Object.values(OWN_DASHBOARD), 'job-apply']))
    .returning();
  await ensureReferenceData(database);
  const others = gone.filter(({ permission }) => permission === 'job-apply').length;
  assert.ok(others > 0 && gone.length === Object.keys(OWN_DASHBOARD).length + others);
  assert.equal(await db.$count(roleGrants), all - others);
  const rows = await db
    .select()
    .from(roleGrants)
    .where(inArray(roleGrants.permission, Object.values(OWN_DASHBOARD)));
  for (const [role, permission] of Object.entries(OWN_DASHBOARD))
    assert.ok(rows.some((row) => row.role === role && row.permission === permission));
});
