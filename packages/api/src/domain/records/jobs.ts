import { MOST_OF_KIND } from '@careloom/contract/resources/records';
import { and, asc, desc, or } from 'drizzle-orm';
import { jobs as table } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import { search } from '../../platform/list/search';
import { nameOf } from '../../platform/serialize/person';
import { jobsWithin, openTo } from '../jobs/job-record';
import { selectJobs } from '../jobs/select-jobs';
import { beginningFirst, factsOf, type RecordSource } from './source';

/** Jobs; archived ones come last. A worker finds their own, and those to apply for. */
export const jobs: RecordSource = {
  kind: 'job',
  permissions: ['job-read', 'team-leader-job-read', 'worker-find-job'],
  find: async ({ db }, user, words) => {
    const reach = user.userType === 'worker' ? or(jobsWithin(user), openTo(user)) : jobsWithin(user);
    const rows = await selectJobs(db, user)
      .where(and(reach, search(words, [table.name, houses.name])))
      .orderBy(desc(table.archived_at), beginningFirst(table.name, words), asc(table.name), asc(table.id))
      .limit(MOST_OF_KIND);
    return rows.map(({ job, house, worker, applicants_count }) => ({
      id: job.id,
      name: job.name,
      person: null,
      picture_url: null,
      state: job.archived_at ? 'archived' : job.status,
      facts: factsOf({
        house: ['text', house.name],
        weekly_hours: ['hours', job.weekly_hours],
        start_date: ['day', job.start_date],
        worker: ['text', worker && user.userType !== 'worker' ? nameOf(worker) : null],
        applicants: ['count', user.userType === 'worker' ? null : applicants_count],
      }),
    }));
  },
};
