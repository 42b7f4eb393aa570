import type { UserType } from '@careloom/contract/permissions';
import type { jobs } from '../../src/platform/db/schema/jobs';
import { makeShift } from '../money-records';
import type { Person } from '../people';
import { makeJob } from '../records';
import type { World } from './world';

/** The context of a write: the world, and the caller. */
export interface WriteContext {
  world: World;
  me: Person;
  role: UserType;
}

/** Creates the records that a write needs, and returns its input. */
export type Write = (context: WriteContext) => object | Promise<object>;

let count = 0;
/** A counter for values that have to be unique. */
export const next = (): number => (count += 1);

type JobFields = Partial<typeof jobs.$inferInsert>;
/** At the house of `mine`. */
export const newJob = ({ world }: WriteContext, fields: JobFields = {}) =>
  makeJob(world.api.services, { house: world.mine.house, postedBy: world.office.super_admin }, fields);

/** A worker within the scope of the leader of `mine`, because of a past job at that house. */
export async function knownPerson(context: WriteContext, fields: Parameters<World['api']['person']>[1] = {}): Promise<Person> {
  const person = await context.world.api.person('worker', fields);
  await newJob(context, { status: 'closed', worker_id: person.id });
  return person;
}

/** The work of `mine`. */
export const work = ({ world: { mine, office } }: WriteContext) => ({ job: mine.job, worker: mine.worker, by: office.super_admin });

/** A day of 2026 without a shift. */
export const freeDay = (): string => new Date(Date.UTC(2026, 1, next())).toISOString().slice(0, 10);

/** Creates a shift of the work of `mine` on a separate day. */
export function newShift(context: WriteContext, fields: Parameters<typeof makeShift>[2] = {}) {
  const date = freeDay();
  const times = { date, start_at: new Date(`${date}T00:00:00Z`), end_at: new Date(`${date}T08:00:00Z`) };
  return makeShift(context.world.api.services, work(context), { ...times, ...fields });
}
