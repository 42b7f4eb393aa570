import type { OutingBody } from '@careloom/contract/resources/boards';
import { applications } from '../../src/platform/db/schema/jobs';
import { makeAgreement } from '../records';
import { knownPerson, newJob } from '../rows/write-context';
import { WRITES } from '../rows/writes';
import { must } from '../rows/world';
import { asked, type Provoke, type Provokers, type Stage, twice } from './stage';

const refusedPermission = 'Logged in user does not have permission for take this action!';
const workerOf = asked(({ world }) => ({ id: world.mine.worker.id }));
const agreementOf = asked(({ world }) => ({ id: world.mine.agreement.id }));
const assigned = asked(async (stage) => ({
  id: (await newJob(stage, { status: 'assigned', worker_id: (await knownPerson(stage)).id })).id,
}));
const terms = (stage: Stage, userId: number) => stage.world.form(userId);
const signedOfAnother = async (stage: Stage) => ({
  ...(await WRITES['A-047']?.(stage)),
  reason: 'Moved away.',
});

async function applicant(stage: Stage, job: { id: number }, withAgreement: boolean) {
  const worker = await knownPerson(stage);
  const { services } = stage.world.api;
  if (withAgreement) await makeAgreement(services, worker);
  const [row] = await services.db.insert(applications).values({ job_id: job.id, worker_id: worker.id }).returning();
  return { id: job.id, n: must(row).id };
}

const assignedBefore: Provoke = async (stage) => {
  const job = await newJob(stage);
  const [first, second] = [await applicant(stage, job, true), await applicant(stage, job, true)];
  await stage.ask(first);
  return stage.ask(second);
};

const closedJob = async (stage: Stage) => ({
  ...(await WRITES['A-065']?.(stage)),
  id: (await newJob(stage, { status: 'closed', worker_id: stage.world.mine.worker.id, closed_at: stage.world.api.clock.now() })).id,
});
const hasJob = 'This support worker has an assigned job and can not be archived.';
const taken = ':attribute has already been taken.';
const over = 'This service agreement is already terminated or ended.';

/** Workers, agreements, jobs. */
export const careFailures: Provokers = {
  'A-037': {
    [`${refusedPermission} (senior_manager with verification_status=pending or rejected, Q-001)`]: ({ ask, world }) =>
      ask({ verification_status: 'pending' }, world.office.senior_manager),
  },
  'A-040': { 'This applicant has already been processed.': workerOf },
  'A-041': { 'This applicant has already been processed.': workerOf },
  'A-043': { [hasJob]: workerOf },
  'A-045': {
    'Record does not exist. (worker not verified)': async (stage) => {
      const { id } = await stage.world.api.person('worker', { verification_status: 'pending' });
      return stage.ask(terms(stage, id));
    },
    'The worker already has an open service agreement.': twice(async (stage) => terms(stage, (await knownPerson(stage)).id)),
  },
  'A-047': { [over]: twice(signedOfAnother) },
  'A-048': { [over]: twice(signedOfAnother) },
  'A-268': {
    'This service agreement is not awaiting signature.': agreementOf,
    'The worker was told of this service agreement less than 24 hours ago.': twice((stage) => must(WRITES['A-268'])(stage)),
  },
  'A-055': {
    'Record does not exist.': asked((stage) => ({ ...terms(stage, stage.world.mine.worker.id), id: 999_999 })),
    'This service agreement is not awaiting signature.': ({ ask, world: { mine } }) =>
      ask({ id: mine.agreement.id, signature: 'Aroha Ngata', accepted: 1 }, mine.worker),
  },
  'A-056': { 'A signed service agreement can not be deleted.': agreementOf },
  'A-059': { 'Unprocessable Entity. (workers register themselves)': asked(() => ({})) },
  'A-061': { [hasJob]: workerOf },
  'A-064': {
    'Casual full time requires a minimum of 40 hours per week.': async (stage) =>
      stage.ask({ ...(await WRITES['A-064']?.(stage)), type: 'casual_full_time', end_date: '2026-12-31', weekly_hours: 39 }),
  },
  'A-065': { 'A closed or archived job can not be edited.': asked(closedJob) },
  'A-066': { 'This job can not be deleted.': assigned },
  'A-073': {
    'Job already assigned to another support worker.': assignedBefore,
    'The worker has no service agreement yet, so the job cannot be assigned.': asked(async (stage) =>
      applicant(stage, await newJob(stage), false),
    ),
  },
  'A-223': {
    'Only an applicant of an open job who waits for a decision can be shortlisted.': asked(({ world }) => ({
      id: world.mine.job.id,
      n: world.mine.taken.id,
    })),
  },
  'A-074': { 'Only an assigned job can be closed.': asked(async (stage) => ({ id: (await newJob(stage)).id })) },
  'A-075': { 'An assigned job can not be archived. Close the job first.': assigned },
  'A-078': {
    'You have already applied for this job.': asked(({ world }) => ({ job_id: world.mine.openJob.id })),
    'Job already assigned to another support worker.': asked(({ world }) => ({ job_id: world.foreign.job.id })),
    'Worker account under verification, contact support.': async (stage) => {
      const pending = await stage.world.api.person('worker', { verification_status: 'pending' });
      return stage.ask({ job_id: stage.world.mine.openJob.id }, pending);
    },
  },
  'A-261': { [taken]: twice((stage) => WRITES['A-261']?.(stage) ?? {}) },
  'A-262': {
    [taken]: async (stage) => {
      const { date, part } = (await WRITES['A-261']?.(stage)) as OutingBody;
      await stage.askOf('A-261', { id: stage.world.mine.house.id, date, part, title: 'Footy', symbol: 'trophy' });
      return stage.ask({ ...(await WRITES['A-262']?.(stage)), date, part });
    },
  },
  'A-267': {
    'This link has expired or was revoked. Ask the house for a new one.': asked(() => ({ token: 'x'.repeat(43) })),
  },
  'A-204': {
    'This job is not open any more, so the application can not be withdrawn.': asked(({ world }) => ({ job_id: world.mine.job.id })),
  },
};
