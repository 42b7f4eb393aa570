import { and, asc, eq, isNull } from 'drizzle-orm';
import { users } from '../../../platform/db/schema/identity';
import { total } from '../../../platform/list/page-of';
import { localDay } from '../../../platform/clock/local-day';
import { organisationZone } from '../../organisation/today';
import { workersWithin } from '../../support-workers/worker-record';
import { SHOWN, taskOf, type TaskSource } from './source';

/** Applicants without a decision, longest waiting first. */
export const applicants: TaskSource = {
  kind: 'applicant',
  permission: 'new-applicant-read',
  read: async ({ db, files }, user) => {
    const zone = await organisationZone(db);
    const rows = await db
      .select({ worker: users, total })
      .from(users)
      .where(and(workersWithin(user), eq(users.verification_status, 'pending'), isNull(users.archived_at)))
      .orderBy(asc(users.created_at), asc(users.id))
      .limit(SHOWN);
    return rows.map(({ worker: { id, first_name, last_name, picture_file_id, created_at }, total }) => {
      const name = `${first_name} ${last_name}`;
      const date = localDay(created_at, zone);
      return { total, task: taskOf({ id, name, person: name, picture_url: files.url(picture_file_id, user.id), date }) };
    });
  },
};
