import { agreements } from '@careloom/contract/resources/agreements';
import { boards } from '@careloom/contract/resources/boards';
import { applications } from '../../src/platform/db/schema/jobs';
import { outings } from '../../src/platform/db/schema/boards';
import { participants } from '../../src/platform/db/schema/places';
import { jobBody, makeAgreement } from '../records';
import { workerRow, workerSheet } from '../worker-sheet';
import { type WriteContext, freeDay, knownPerson, newJob, next, type Write } from './write-context';
import { must, leaveNotice } from './world';
import { linked } from './linked';
import { EXAMPLE_KEYS } from '@careloom/federation/testing/push-device';

const resident = () => ({ name: `Tom ${next()}`, dob: '1990-01-01' });
async function newParticipant({ world: { api, mine } }: WriteContext) {
  const [row] = await api.services.db
    .insert(participants)
    .values({ house_id: mine.house.id, ...resident() })
    .returning();
  return { id: mine.house.id, pid: must(row).id };
}
/** Each outing has its own day, because a house has at most one outing for a part of a day. */
const trip = () => ({ date: freeDay(), part: 'morning' as const, title: `Market ${next()}`, symbol: 'basket' as const });
async function newOuting({ world: { api, mine } }: WriteContext) {
  const [row] = await api.services.db
    .insert(outings)
    .values({ house_id: mine.house.id, ...trip() })
    .returning();
  return { id: mine.house.id, n: must(row).id };
}
const ofHouse = ({ world: { mine } }: WriteContext) => ({ id: mine.house.id });
async function newLink({ world: { api, mine } }: WriteContext) {
  const { data } = await api.send(boards.createLink, { id: mine.house.id }, { token: mine.leader.token });
  return { id: mine.house.id, n: data.id };
}
const someWorker = async (context: WriteContext) => ({ id: (await knownPerson(context)).id });
const applying = async ({ world }: WriteContext) => ({ id: (await world.api.person('worker', { verification_status: 'pending' })).id });
const openJob = async (context: WriteContext) => ({ id: (await newJob(context)).id });
const signed = async (context: WriteContext) => ({ id: (await makeAgreement(context.world.api.services, await knownPerson(context))).id });
/** An agreement that awaits its signature, and whose worker was not reminded within the last day. */
const awaiting = async (context: WriteContext) => {
  const fields = { status: 'awaiting_signature' } as const;
  return { id: (await makeAgreement(context.world.api.services, await knownPerson(context), fields)).id };
};
const terms = async (context: WriteContext) => context.world.form((await knownPerson(context)).id);
const draft = async (context: WriteContext) => {
  const { api, office } = context.world;
  return { id: (await api.send(agreements.create, await terms(context), { token: office.super_admin.token })).data.id };
};
/** With an application of a worker whose agreement is in force. */
async function appliedFor(context: WriteContext) {
  const [worker, job] = [await knownPerson(context), await newJob(context)];
  const { services } = context.world.api;
  await makeAgreement(services, worker);
  const [row] = await services.db.insert(applications).values({ job_id: job.id, worker_id: worker.id }).returning();
  return { id: job.id, n: must(row).id };
}

async function ownApplication(context: WriteContext) {
  const { id } = await newJob(context);
  await context.world.api.services.db.insert(applications).values({ job_id: id, worker_id: context.me.id });
  return { job_id: id };
}

/** Participants, workers, agreements, jobs and messages. */
export const careWrites: Readonly<Record<string, Write>> = {
  'A-034': ({ world }) => ({ id: world.mine.house.id, ...resident() }),
  'A-035': async (context) => ({ ...(await newParticipant(context)), ...resident() }),
  'A-036': newParticipant,
  'A-039': async (context) => ({ ...(await someWorker(context)), other_info: 'Drives.' }),
  'A-040': applying,
  'A-041': applying,
  'A-043': someWorker,
  'A-044': async (context) => ({ id: (await knownPerson(context, { archived_at: context.world.api.clock.now() })).id }),
  'A-045': terms,
  'A-047': async (context) => ({ ...(await signed(context)), reason: 'Moved away.' }),
  'A-048': signed,
  'A-268': awaiting,
  'A-050': async ({ world }) => {
    await linked(world);
    return { user_id: world.mine.worker.id };
  },
  'A-434': async ({ world }) => {
    await linked(world);
    return { user_id: world.mine.worker.id };
  },
  'A-051': async ({ world }) => {
    await linked(world);
    return { ids: [world.mine.worker.id] };
  },
  'A-053': terms,
  'A-056': draft,
  'A-060': async (context) => ({ ...(await someWorker(context)), archived: 1 }),
  'A-061': someWorker,
  'A-064': ({ world }) => jobBody(world.mine.house.id),
  'A-065': async (context) => ({ ...(await openJob(context)), ...jobBody(context.world.mine.house.id), version: 1 }),
  'A-066': openJob,
  'A-073': appliedFor,
  'A-223': appliedFor,
  'A-074': async (context) => ({ id: (await newJob(context, { status: 'assigned', worker_id: context.world.mine.worker.id })).id }),
  'A-075': openJob,
  'A-078': async (context) => ({ job_id: (await newJob(context)).id }),
  'A-099': ({ world, me }) => ({
    recipient_id: (me.id === world.office.super_admin.id ? world.mine.leader : world.office.super_admin).id,
    message: 'Hello',
  }),
  'A-416': ({ world, me }) => ({ newest: world.notices.get(me.id) }),
  'A-151': ({ world, me }) => ({ id: world.notices.get(me.id) }),
  'A-411': () => ({ type: 'expense_approve', in_app: 1, mail: 0, push: 1 }),
  'A-413': () => ({ endpoint: 'https://push.example.com/1', ...EXAMPLE_KEYS }),
  'A-414': () => ({}),
  'A-153': async ({ world, me }) => ({ id: await leaveNotice(world.api, me, world.office.super_admin) }),
  'A-155': async (context) => ({ id: (await newJob(context, { archived_at: context.world.api.clock.now() })).id }),
  'A-182': () => ({ file: workerSheet(workerRow()) }),
  'A-204': ownApplication,
  'A-261': (context) => ({ ...ofHouse(context), ...trip() }),
  'A-262': async (context) => ({ ...(await newOuting(context)), ...trip() }),
  'A-263': newOuting,
  'A-265': ofHouse,
  'A-266': newLink,
  'A-181': ({ world }) => ({ id: world.mine.house.id, file: new File([`name,dob\nBilly ${next()},1990-05-01`], 'participants.csv') }),
};
