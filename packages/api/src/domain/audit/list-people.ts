import type { QueryOf } from '@careloom/contract/call';
import type { audit as calls } from '@careloom/contract/resources/audit';
import { and, asc, eq, exists } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { auditEntries } from '../../platform/db/schema/audit';
import { users } from '../../platform/db/schema/identity';
import { search } from '../../platform/list/search';
import { faceOf } from '../../platform/serialize/person';
import type { Services } from '../../platform/services';

/** The number shown at once; others are found by searching. */
const MOST = 20;

/** The people who changed something, including deleted ones: for each, an index lookup checks whether there is an entry. */
export async function listPeople({ db, files }: Services, viewer: CurrentUser, query: QueryOf<typeof calls.people>) {
  const changed = exists(db.select({ id: auditEntries.id }).from(auditEntries).where(eq(auditEntries.actor_id, users.id)));
  const one = query.id === null ? undefined : eq(users.id, query.id);
  const rows = await db
    .select({
      id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      picture_file_id: users.picture_file_id,
    })
    .from(users)
    .where(and(one, search(query.search, [users.first_name, users.last_name]), changed))
    .orderBy(asc(users.first_name), asc(users.last_name), asc(users.id))
    .limit(MOST);
  return rows.map((row) => faceOf(files, viewer, row));
}
