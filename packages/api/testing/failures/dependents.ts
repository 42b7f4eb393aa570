import { eq } from 'drizzle-orm';
import { houses } from '../../src/platform/db/schema/places';
import { houseBody, makeAgreement, makeHouse, makeJob } from '../records';
import { makeShift } from '../money-records';
import { knownPerson, newShift } from '../rows/write-context';
import { asked, type Provokers, type Stage } from './stage';

export const CHOOSE =
  'This leaves {shifts} to come, {drafts} and {expenses}. Release the shifts as drafts without a worker, or cancel them.';

/** A worker with an agreement and a future shift, at a separate house and for a closed job. */
async function planned(stage: Stage) {
  const { services, clock } = stage.world.api;
  const worker = await knownPerson(stage);
  const agreement = await makeAgreement(services, worker);
  const house = await makeHouse(services);
  const job = await makeJob(services, { house, postedBy: stage.me }, { status: 'closed', worker_id: worker.id, closed_at: clock.now() });
  const start_at = new Date(clock.now().getTime() + 3 * 86_400_000);
  const times = { start_at, end_at: new Date(start_at.getTime() + 3_600_000), date: start_at.toISOString().slice(0, 10) };
  await makeShift(services, { job, worker, by: stage.me }, times);
  return { worker, agreement, house, job };
}

const idOf = (what: 'worker' | 'agreement' | 'house' | 'job', fields: object = {}) =>
  asked(async (stage) => ({ id: (await planned(stage))[what].id, ...fields }));

/** Ends a record that future shifts depend on, without a choice of what happens to the shifts. */
export const dependentFailures: Provokers = {
  'A-030': { [CHOOSE]: idOf('house', houseBody({ is_active: 0 })) },
  'A-031': { [CHOOSE]: idOf('house') },
  'A-039': { [CHOOSE]: idOf('worker', { is_active: 0 }) },
  'A-043': { [CHOOSE]: idOf('worker') },
  'A-048': {
    [CHOOSE]: idOf('agreement'),
    'Only a signed service agreement can be ended.': asked(async (stage) => ({
      id: (await makeAgreement(stage.world.api.services, await knownPerson(stage), { status: 'pending_sign' })).id,
    })),
  },
  'A-075': { [CHOOSE]: idOf('job') },
};

/** A shift of a worker who was archived before it began. */
export const workerLeft = asked(async (stage) => {
  const { services } = stage.world.api;
  const worker = await stage.world.api.person('worker', { archived_at: new Date('2025-06-01T00:00:00Z') });
  await makeAgreement(services, worker, { commencement_date: '2025-01-01', end_date: '2030-12-31' });
  return { ids: [(await newShift(stage, { worker_id: worker.id, status: 'completed' })).id] };
});

/** A job at a house that is no longer in use. */
export async function unusedHouse(stage: Stage): Promise<{ job_id: number }> {
  const { services } = stage.world.api;
  const { id } = await makeHouse(services, { team_leader_id: stage.world.mine.leader.id });
  const job = await makeJob(services, { house: { id }, postedBy: stage.me });
  await services.db.update(houses).set({ is_active: false }).where(eq(houses.id, id));
  return { job_id: job.id };
}
