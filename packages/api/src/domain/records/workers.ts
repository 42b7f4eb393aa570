import { MOST_OF_KIND } from '@careloom/contract/resources/records';
import { and, asc, desc, sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { search } from '../../platform/list/search';
import { nameOf } from '../../platform/serialize/person';
import { today } from '../organisation/today';
import { selectWorkers } from '../support-workers/select-workers';
import { workersWithin } from '../support-workers/worker-record';
import { beginningFirst, factsOf, FULL_NAME, type RecordSource } from './source';

/** Support workers and applicants; archived ones come last. */
export const workers: RecordSource = {
  kind: 'worker',
  permissions: ['support-worker-read', 'team-leader-support-worker-read'],
  find: async ({ db, files, clock }, user, words) => {
    const rows = await selectWorkers(db, await today(db, clock.now()))
      .where(and(workersWithin(user), search(words, [users.first_name, users.last_name, users.email])))
      .orderBy(desc(sql`${users.archived_at} is null`), beginningFirst(FULL_NAME, words), asc(users.first_name), asc(users.id))
      .limit(MOST_OF_KIND);
    return rows.map(({ worker, occupied, current_house }) => {
      const name = nameOf(worker);
      const verified = occupied ? 'occupied' : 'available';
      return {
        id: worker.id,
        name,
        person: name,
        picture_url: files.url(worker.picture_file_id, user.id),
        state: worker.archived_at ? 'archived' : worker.verification_status === 'verified' ? verified : worker.verification_status,
        facts: factsOf({
          email: ['text', worker.email],
          contact_no: ['text', worker.contact_no],
          suburb: ['text', worker.suburb],
          house: ['text', current_house?.name ?? null],
        }),
      };
    });
  },
};
