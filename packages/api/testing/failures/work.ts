import { makeExpense, makeInvoice, makeShift } from '../money-records';
import { freeDay, newShift, next, work } from '../rows/write-context';
import { WRITES } from '../rows/writes';
import { makeJob, makeHouse } from '../records';
import { terminate } from '../terms';
import { ownApproval, shiftWithWorker } from './four-eyes';
import { longReport } from './long-report';
import { changedDrafts, copyRefusals, draftRefusals, noTemplate, takenName } from './plans';
import { imported, notReversed, usedSince } from './reversals';
import { terms, type Terms, uploaded } from './shift-grounds';
import { asked, fetched, type Provoke, type Provokers, type Stage, twice } from './stage';

const ON_ONE_SHIFT: readonly string[] = ['A-103', 'A-331'];

/** Creates the shift of the row: adds it, or edits an existing one. */
async function write(stage: Stage, body: object) {
  if (!ON_ONE_SHIFT.includes(stage.row.id)) return stage.ask(body);
  const { id, version } = await newShift(stage);
  return stage.ask({ id, version, ...body });
}

const at = { date: '2026-06-17', start_at: new Date('2026-06-16T23:00:00Z'), end_at: new Date('2026-06-17T07:00:00Z') };
const busy = (stage: Stage, { worker }: Terms, fields: object = {}) =>
  makeShift(stage.world.api.services, { ...work(stage), worker }, { ...at, ...fields });

const clash: Provoke = async (stage) => {
  const own = await terms(stage);
  await busy(stage, own);
  return write(stage, own.body);
};
const noMove: Provoke = async (stage) => {
  const own = await terms(stage);
  await busy(stage, own, { status: 'submitted' });
  return write(stage, { ...own.body, reassign: 1 });
};
const ended: Provoke = async (stage) => {
  const own = await terms(stage);
  await terminate(stage.world.api.services, own.agreement.id);
  return write(stage, own.body);
};
const clashes = {
  'Worker already on another shift at the same time. Do you want to reassign?': clash,
  'Worker already on another shift at the same time, from which they can not be moved.': noMove,
  "Worker's service agreement terminated, renew first.": ended,
};

const invoiced = (stage: Stage) => newShift(stage, { status: 'invoiced', invoice_id: stage.world.mine.invoice.id });
const edited =
  (shift: (stage: Stage) => Promise<{ id: number }>, fields: object = {}): Provoke =>
  async (stage) => {
    const { body } = await terms(stage);
    return stage.ask({ ...body, ...fields, id: (await shift(stage)).id });
  };

const decided = async (stage: Stage) => ({
  ...(await WRITES[stage.row.id]?.(stage)),
  id: (await makeExpense(stage.world.api.services, { ...work(stage), by: stage.world.mine.worker }, { status: 'approved' })).id,
});
const decidedOwn = async (stage: Stage) => ({
  id: (await makeExpense(stage.world.api.services, { ...work(stage), worker: stage.me }, { status: 'approved' })).id,
});
const NOT_TO_COME = 'Only a shift to come can be confirmed or declined.';
const begun = async (stage: Stage) => ({ id: (await newShift(stage, { worker_id: stage.me.id })).id });
const pendingOnly = { 'Only a pending expense can be changed.': asked(decided) };
const noShift = { 'Shift not found.': asked(() => ({ ids: [999_999] })) };
const notThere = asked(async (stage) => ({ ...(await WRITES[stage.row.id]?.(stage)), id: 999_999 }));
const noId = asked(async (stage) => ({ ...(await WRITES[stage.row.id]?.(stage)), id: 'none' }));
const badLink = { 'Invalid or expired link.': (stage: Stage) => fetched(stage, `${stage.call.path}?user=1&expires=1&signature=x`) };
const elsewhere = async (stage: Stage) => {
  const { services } = stage.world.api;
  const job = await makeJob(services, { house: await makeHouse(services), postedBy: stage.me });
  return makeShift(services, { job, worker: stage.me, by: stage.me }, { date: freeDay(), status: 'submitted' });
};
const badMonth = {
  'Unprocessable Entity. (on bad month/year)': asked(() => ({ 'month[0]': 13, 'month[1]': 1, 'year[0]': 2026, 'year[1]': 'x' })),
};
const later = new Date('2027-03-01T00:00:00Z');

const voided = (fields: Parameters<typeof makeInvoice>[2]): Provoke =>
  asked(async (stage) => ({
    id: (await makeInvoice(stage.world.api.services, work(stage), { ...fields, number: `V-${next()}` })).id,
    reason: 'Twice.',
  }));

/** Shifts, timesheets, expenses, invoices, exports, charts. */
export const workFailures: Provokers = {
  'A-091': badMonth,
  'A-093': badMonth,
  'A-101': { 'Shift not found.': notThere, 'Record does not exist.': noId },
  'A-435': { 'Shift not found.': notThere },
  'A-102': clashes,
  'A-103': {
    ...clashes,
    'Shift not found.': notThere,
    'Record does not exist.': noId,
    'This shift is already invoiced.': edited(invoiced),
    'A cancelled shift can not be changed.': edited((stage) => newShift(stage, { status: 'cancelled' })),
    'This record was changed in the meantime. Reload it and try again.': edited(newShift, { version: 99 }),
  },
  'A-331': {
    ...clashes,
    'Shift not found.': notThere,
    'Record does not exist.': noId,
    'This shift has begun. It can only be changed on its own page.': edited(invoiced, { version: 1 }),
    'This record was changed in the meantime. Reload it and try again.': edited(newShift, { version: 99 }),
  },
  'A-104': {
    'Unprocessable CSV File.': uploaded({ date: 'soon' }),
    'Sleep over and active night conflict in the sheet.': uploaded({
      sleep_over: 'yes',
      active_night: 'yes',
      start_time: '',
      end_time: '',
    }),
    'Worker already on another shift at the same time. Do you want to reassign?': uploaded({}, (stage, own) =>
      busy(stage, own, { name: 'Other' }),
    ),
    "Worker's service agreement terminated, renew first.": uploaded({}, ({ world }, { agreement }) =>
      terminate(world.api.services, agreement.id),
    ),
  },
  'A-341': { ...changedDrafts, ...draftRefusals },
  'A-342': noTemplate,
  'A-343': { ...noTemplate, ...copyRefusals },
  'A-344': changedDrafts,
  'A-346': { ...takenName, 'Record does not exist.': asked(() => ({ house_id: 999_999, name: 'Winter', from: '2026-06-15' })) },
  'A-347': { ...takenName, 'Record does not exist.': asked(() => ({ id: 999_999, name: 'Winter' })) },
  'A-348': { 'Record does not exist.': asked(() => ({ id: 999_999 })) },
  'A-325': { 'Shift not found.': edited(() => Promise.resolve({ id: 999_999 })) },
  'A-326': clashes,
  'A-106': { ...noShift, 'This shift is already invoiced.': asked(async (stage) => ({ ids: [(await invoiced(stage)).id] })) },
  'A-113': pendingOnly,
  'A-114': pendingOnly,
  'A-115': pendingOnly,
  'A-116': {
    ...pendingOnly,
    ':attribute is required': async (stage) => stage.ask({ ...(await WRITES['A-116']?.(stage)), reason: '' }),
  },
  'A-119': { 'This invoice is already paid.': twice((stage) => WRITES['A-119']?.(stage) ?? {}) },
  'A-420': {
    'This invoice is already paid.': voided({ status: 'paid', paid_cents: 38_840 }),
    'An invoice with a payment can not be voided.': voided({ status: 'part_paid', paid_cents: 100 }),
  },
  'A-423': { 'Record does not exist.': asked(() => ({ ids: [999_999] })) },
  'A-427': { 'Please select shift or expense.': asked(() => ({ shift_ids: [], expense_ids: [] })) },
  'A-121': badLink,
  'A-124': { 'Record does not exist.': asked(() => ({ kind: 'expense', file: 999_999 })) },
  'A-462': { 'A report may have {max} rows at most. Choose fewer by its filters.': longReport },
  'A-123': badLink,
  'A-190': {
    ...noShift,
    'This timesheet was changed after it was submitted: its worker submits it again.': shiftWithWorker,
    'Only a shift that is over and not submitted yet can be submitted.': asked(async (stage) => ({
      ids: [(await newShift(stage, { start_at: later, end_at: new Date(later.getTime() + 3_600_000) })).id],
    })),
  },
  'A-191': {
    ...noShift,
    'You added or changed this last, so somebody else approves it.': ownApproval,
    'Only a submitted shift can be approved.': asked(async (stage) => ({ ids: [(await newShift(stage, { status: 'completed' })).id] })),
    'Nobody approves their own timesheet.': asked(async (stage) => ({ ids: [(await elsewhere(stage)).id] })),
  },
  'A-185': {
    ...notReversed,
    'This upload is already reversed.': twice(imported),
    '{name} was used or changed since, so this upload can not be reversed.': usedSince,
  },
  'A-192': notReversed,
  'A-221': { 'Shift not found.': notThere, [NOT_TO_COME]: asked(begun) },
  'A-222': { 'Shift not found.': notThere, [NOT_TO_COME]: asked(begun) },
  'A-220': { 'Only a pending expense can be changed.': asked(decidedOwn) },
};
