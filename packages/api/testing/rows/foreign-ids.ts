import type { Call } from '@careloom/contract/call';
import { calendarFeeds } from '@careloom/contract/resources/calendar-feeds';
import { sessions } from '@careloom/contract/resources/sessions';
import { keysOf } from '../failures/broken-values';
import { makeJob } from '../records';
import type { WriteContext } from './write-context';
import { WRITES } from './writes';

/** Creates or finds a record of somebody else and returns its id; undefined where the role has access. */
type Foreign = (context: WriteContext) => unknown;

const house: Foreign = ({ world }) => world.foreign.house.id;
const outing: Foreign = ({ world }) => world.foreign.outing.id;
const notice: Foreign = ({ world }) => world.notices.get(world.foreign.worker.id);
const worker: Foreign = ({ world }) => world.foreign.worker.id;
const job: Foreign = ({ world }) => world.foreign.job.id;
const shift: Foreign = ({ world }) => world.foreign.shift.id;
const template: Foreign = ({ world }) => world.foreign.template.id;
const expense: Foreign = ({ world }) => world.foreign.expense.id;
const uploadOfOffice: Foreign = async (context) =>
  ((await WRITES['A-192']?.({ ...context, me: context.world.office.super_admin })) as { upload_id: number }).upload_id;

const sessionOfOffice: Foreign = async ({ world }) => (await world.api.send(sessions.list, {}, world.office.super_admin)).data[0]?.id;

const fileOfOffice: Foreign = async (context) =>
  ((await WRITES['A-464']?.({ ...context, me: context.world.office.super_admin })) as { id: number }).id;

const viewOfOffice: Foreign = async (context) =>
  ((await WRITES['A-468']?.({ ...context, me: context.world.office.super_admin })) as { id: number }).id;

const passkeyOfOffice: Foreign = async (context) =>
  ((await WRITES['A-442']?.({ ...context, me: context.world.office.super_admin })) as { id: number }).id;

const feed: Foreign = async ({ world }) => (await world.api.send(calendarFeeds.create, {}, world.foreign.worker)).data.id;

/** Offered only to others. */
const privateJob: Foreign = async ({ world }) => {
  const place = { house: world.foreign.house, postedBy: world.office.super_admin, invited: [world.foreign.worker] };
  return (await makeJob(world.api.services, place, { visibility: 'private' })).id;
};

/** Ids of others, which a team leader or worker may not send, by row and field of the write. */
export const FOREIGN: Readonly<Record<string, Readonly<Record<string, Foreign>>>> = {
  'A-043': { id: worker },
  'A-044': { id: worker },
  'A-055': { id: ({ world }) => world.foreign.agreement.id },
  'A-060': { id: worker },
  'A-061': { id: worker },
  'A-078': { job_id: privateJob },
  // Team leaders may write to everybody, as the office may.
  'A-099': { recipient_id: (context) => (context.role === 'worker' ? worker(context) : undefined) },
  'A-102': { job_id: job, worker_id: worker },
  'A-103': { id: shift, job_id: job, worker_id: worker },
  'A-331': { id: shift, worker_id: worker },
  'A-112': { job_id: job, worker_id: worker },
  'A-113': { id: expense, job_id: job, worker_id: worker },
  'A-114': { id: expense },
  'A-151': { id: notice },
  'A-153': { id: notice },
  'A-185': { upload_id: uploadOfOffice },
  'A-190': { ids: async (context) => [await shift(context)] },
  'A-192': { upload_id: uploadOfOffice },
  'A-204': { job_id: job },
  'A-220': { id: expense },
  'A-221': { id: shift },
  'A-222': { id: shift },
  'A-370': { id: shift },
  'A-371': { id: shift },
  'A-372': { id: shift },
  'A-376': { n: feed },
  'A-246': { id: sessionOfOffice },
  'A-261': { id: house },
  'A-262': { id: house, n: outing },
  'A-263': { id: house, n: outing },
  'A-265': { id: house },
  'A-352': { id: ({ world }) => world.foreign.offered.id, worker_ids: async (context) => [await worker(context)] },
  'A-353': { id: ({ world }) => world.foreign.offered.id },
  'A-355': { id: ({ world }) => world.foreign.offer.id },
  'A-356': { id: ({ world }) => world.foreign.offer.id },
  'A-325': { id: shift, job_id: job, worker_id: worker },
  'A-326': { job_id: job, worker_id: worker },
  'A-342': { template_id: template },
  'A-343': { template_id: template },
  'A-346': { house_id: house },
  'A-347': { id: template },
  'A-348': { id: template },
  'A-442': { id: passkeyOfOffice },
  'A-443': { id: passkeyOfOffice },
  'A-464': { id: fileOfOffice },
  'A-415': { id: viewOfOffice },
  'A-467': { id: viewOfOffice },
  'A-468': { id: viewOfOffice },
  'A-266': { id: house, n: ({ world }) => world.foreign.boardLink.id },
};

/** The other fields of a write, where they differ from the usual input. */
export const OTHERWISE: Readonly<Record<string, object>> = { 'A-055': { signature: 'Aroha Ngata', accepted: 1 } };

/** Ids that need no such refusal, and why. */
export const ANYBODYS: Readonly<Record<string, string>> = {
  'A-007 state_id': 'a state of Australia',
  'A-340 ids': 'drafts out of scope are left out, like those that are gone',
  'A-342 house_ids': 'a filter of the shifts in scope',
  'A-462 job_id': 'a filter of the records in scope',
  'A-462 house_id': 'a filter of the records in scope',
  'A-462 worker_id': 'a filter of the records in scope',
  'A-154 socket_id': 'of the asking socket; the channel is what is looked at',
};

/** The fields of a call that identify a record, in path and body. */
export const idsOf = (call: Call): string[] => [
  ...[...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
  ...keysOf(call.body).filter((name) => /^(id|n|pid|ids)$|_ids?$/.test(name)),
];
