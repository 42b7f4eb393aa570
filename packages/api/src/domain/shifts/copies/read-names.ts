import { eq } from 'drizzle-orm';
import { users } from '../../../platform/db/schema/identity';
import { jobs } from '../../../platform/db/schema/jobs';
import { houses } from '../../../platform/db/schema/places';
import type { Tx } from '../../../platform/db/transaction';
import { isOneOf } from '../../../platform/list/is-one-of';
import type { Entry } from './entry';

/** Reads the job, house and worker of entries, including those that can no longer have a shift. @returns the names of an entry */
export async function namesOf(tx: Tx, entries: readonly Entry[]) {
  const jobIds = [...new Set(entries.map(({ job_id }) => job_id))];
  const workerIds = [...new Set(entries.flatMap(({ worker_id }) => worker_id ?? []))];
  const places = await tx
    .select({ job: { id: jobs.id, name: jobs.name }, house: { id: houses.id, name: houses.name } })
    .from(jobs)
    .innerJoin(houses, eq(houses.id, jobs.house_id))
    .where(isOneOf(jobs.id, jobIds));
  const { id, first_name, last_name } = users;
  const people = await tx.select({ id, first_name, last_name }).from(users).where(isOneOf(users.id, workerIds));
  const ofJob = new Map(places.map((place) => [place.job.id, place]));
  const ofWorker = new Map(people.map((person) => [person.id, person]));
  return ({ job_id, worker_id }: Entry) => {
    const place = ofJob.get(job_id);
    if (!place) throw new Error(`The job ${job_id} was not read.`);
    return { ...place, worker: ofWorker.get(worker_id ?? 0) ?? null };
  };
}
