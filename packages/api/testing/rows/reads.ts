import type { Person } from '../people';
import type { Corner, World } from './world';

/** Returns the input of a read by id, with the ids of a corner. Reads that are not listed need no input. */
type Asking = (corner: Corner, world: World, me: Person) => object;

const ofJob: Asking = ({ job }) => ({ id: job.id });
const ofWorker: Asking = ({ worker }) => ({ id: worker.id });
const application: Asking = ({ job, taken }) => ({ id: job.id, n: taken.id });
const invoiceOfJob: Asking = ({ job, invoice }) => ({ id: job.id, n: invoice.id });
const expenseOfJob: Asking = ({ job, expense }) => ({ id: job.id, n: expense.id });

/** Reads of records that one corner has and the other may not see, by row of `api.csv`. */
export const BY_ID: Readonly<Record<string, Asking>> = {
  'A-049': ({ worker, agreement }) => ({ id: worker.id, n: agreement.id }),
  'A-054': ({ agreement }) => ({ id: agreement.id }),
  'A-058': ofWorker,
  'A-067': ofJob,
  'A-068': application,
  'A-069': ofJob,
  'A-070': invoiceOfJob,
  'A-071': ofJob,
  'A-072': expenseOfJob,
  'A-077': ofJob,
  'A-079': ofJob,
  'A-081': ofJob,
  'A-082': expenseOfJob,
  'A-083': ofJob,
  'A-084': invoiceOfJob,
  'A-086': ofJob,
  'A-087': ofJob,
  'A-088': application,
  'A-101': ({ shift }) => ({ id: shift.id }),
  'A-350': ({ offered }) => ({ id: offered.id }),
  'A-111': ({ expense }) => ({ id: expense.id }),
  'A-118': ({ invoice }) => ({ id: invoice.id }),
  'A-435': ({ shift }) => ({ id: shift.id }),
  'A-436': ({ expense }) => ({ id: expense.id }),
  'A-184': ({ upload }) => ({ id: upload.id }),
  'A-145': ({ bill }) => ({ id: bill }),
  'A-260': ({ house }) => ({ id: house.id, day: '2026-11-18' }),
  'A-264': ({ house }) => ({ id: house.id }),
};

const aMonth = { 'month[0]': 10, 'month[1]': 11, 'year[0]': 2026, 'year[1]': 2026 };
const partner: Asking = (_corner, { office, mine }, me) => ({
  id: me.id === office.super_admin.id ? mine.worker.id : office.super_admin.id,
});

/** The input of the other reads: records that only the office reads, and required filters. */
export const OTHERS: Readonly<Record<string, Asking>> = {
  'A-022': ({ leader }) => ({ id: leader.id }),
  'A-026': ({ leader }) => ({ id: leader.id }),
  'A-028': ({ house }) => ({ id: house.id }),
  'A-032': ({ house }) => ({ id: house.id }),
  'A-033': ({ house, participant }) => ({ id: house.id, pid: participant.id }),
  'A-038': ofWorker,
  'A-063': ofJob,
  'A-091': () => aMonth,
  'A-093': () => aMonth,
  'A-096': partner,
  'A-097': partner,
  'A-098': () => ({ query: 'Test' }),
  'A-205': () => ({ permission: 'job-read' }),
  'A-105': () => ({ start: '2026-11-01', end: '2026-12-31' }),
  'A-310': () => ({ start: '2026-11-01', end: '2026-11-30', shift_type: 'schedule', per_day: 2, per_night: 1 }),
  'A-330': () => ({ start: '2026-11-23', days: 14 }),
  'A-392': () => ({ search: 'a' }),
  'A-351': ({ offered }) => ({ from: offered.date, to: offered.date }),
  'A-107': ({ worker }) => ({ worker_id: worker.id }),
  'A-280': ofWorker,
  'A-453': ofWorker,
  'A-433': ({ worker }) => ({ user_id: worker.id }),
  'A-124': () => ({ kind: 'expense' }),
  'A-126': (_corner, { providerId }) => ({ id: providerId }),
  'A-131': (_corner, { payLevelId }) => ({ id: payLevelId }),
  'A-136': (_corner, { configId }) => ({ id: configId }),
  'A-152': (_corner, { notices }, me) => ({ id: notices.get(me.id) }),
  'A-157': ({ code }) => ({ code }),
  'A-267': ({ boardLink }) => ({ token: boardLink.token }),
  'A-298': ofWorker,
  'A-172': ({ house }) => ({ record: 'houses', record_id: house.id }),
};

/** The input with which `me` makes a read. */
export const askingOf = (id: string, world: World, me: Person, corner = world.mine): object =>
  (BY_ID[id] ?? OTHERS[id])?.(corner, world, me) ?? {};
