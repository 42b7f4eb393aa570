import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { serviceAgreements } from '../../../platform/db/schema/agreements';
import { users } from '../../../platform/db/schema/identity';
import { total } from '../../../platform/list/page-of';
import { bit } from '../../../platform/serialize/values';
import { localDay } from '../../../platform/clock/local-day';
import { wasNotifiedLately } from '../../agreements/remind-worker';
import { organisationZone } from '../../organisation/today';
import { workersWithin } from '../../support-workers/worker-record';
import { SHOWN, taskOf, type TaskSource } from './source';

/** Agreements that await their worker's signature, by when they were sent, oldest first. A reminder can be sent once a day. */
export const agreements: TaskSource = {
  kind: 'agreement',
  permission: 'service-agreement-create',
  read: async ({ db, files }, user) => {
    const zone = await organisationZone(db);
    const { id, status, sent_at, created_at } = serviceAgreements;
    const rows = await db
      .select({
        id,
        sent: sql<Date>`coalesce(${sent_at}, ${created_at})`.mapWith(created_at),
        worker: users,
        notified: wasNotifiedLately(users.id),
        total,
      })
      .from(serviceAgreements)
      .innerJoin(users, eq(users.id, serviceAgreements.user_id))
      .where(and(workersWithin(user), eq(status, 'awaiting_signature'), isNull(users.archived_at)))
      .orderBy(asc(sent_at), asc(id))
      .limit(SHOWN);
    return rows.map(({ worker, sent, notified, total, ...row }) => {
      const name = `${worker.first_name} ${worker.last_name}`;
      const picture_url = files.url(worker.picture_file_id, user.id);
      return {
        total,
        task: taskOf({ id: row.id, page_id: worker.id, name, person: name, picture_url, date: localDay(sent, zone), acts: bit(!notified) }),
      };
    });
  },
};
