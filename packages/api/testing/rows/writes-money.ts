import { rosterTemplates } from '@careloom/contract/resources/roster-templates';
import { savedViews } from '@careloom/contract/resources/saved-views';
import { timesheets, SHEET_COLUMNS } from '@careloom/contract/resources/timesheets';
import { xeroInvoices } from '@careloom/contract/resources/xero-invoices';
import { eq } from 'drizzle-orm';
import { serviceAgreements } from '../../src/platform/db/schema/agreements';
import { paymentRuns } from '../../src/platform/db/schema/payment-runs';
import { reportFiles } from '../../src/platform/db/schema/report-files';
import { makeExpense, makeInvoice } from '../money-records';
import { settled } from '../xero';
import { makeTerms } from '../terms';
import { newUnfilled, offerTo } from './world';
import { freeDay, knownPerson, type WriteContext, newShift, next, type Write, work } from './write-context';
import { linked } from './linked';

const shiftOf = ({ world: { mine } }: WriteContext) => ({
  job_id: mine.job.id,
  worker_id: mine.worker.id,
  date: freeDay(),
  name: 'Morning',
  start_time: '09:00',
  end_time: '17:00',
  type: 'normal',
});
const sheetOf = ({ world: { mine } }: WriteContext) => ({
  file: new File(
    [`${SHEET_COLUMNS.join()}\n${mine.job.id},${mine.worker.email},${freeDay()},Morning,09:00,17:00,no,no,no,`],
    'timesheet.csv',
    { type: 'text/csv' },
  ),
});
const spent = ({ world: { mine } }: WriteContext) => ({
  date: '2026-11-19',
  title: 'Taxi',
  amount: '24.00',
  job_id: mine.job.id,
  worker_id: mine.worker.id,
});
const newExpense = async (context: WriteContext) => ({
  id: (await makeExpense(context.world.api.services, { ...work(context), by: context.me })).id,
});
/** An expense of somebody else, because nobody decides on their own. */
const claimed = async (context: WriteContext) => ({
  id: (await makeExpense(context.world.api.services, { ...work(context), by: context.world.mine.worker })).id,
});
const newInvoice = (context: WriteContext) => makeInvoice(context.world.api.services, work(context), { number: `T-${next()}` });
async function newBill(context: WriteContext) {
  await linked(context.world);
  const { api, office } = context.world;
  const { id } = await newInvoice(context);
  await api.send(xeroInvoices.push, { invoice_id: id }, { token: office.super_admin.token });
  return { id: (await settled(api, id)).accounting_invoice_id };
}

/** A finished payment run of the caller. */
async function endedRun({ me, world }: WriteContext) {
  const now = world.api.clock.now();
  const run = { started_by_id: me.id, request_id: 'rows', paid_on: '2026-11-24', created_at: now, ended_at: now };
  const [made] = await world.api.services.db.insert(paymentRuns).values(run).returning({ id: paymentRuns.id });
  return made?.id;
}

/** A finished report file of the caller. */
async function endedFile({ me, world }: WriteContext) {
  const now = world.api.clock.now();
  const file = { made_for_id: me.id, kind: 'invoice', format: 'csv', filters: {}, total: 0, created_at: now, ended_at: now } as const;
  const [made] = await world.api.services.db.insert(reportFiles).values(file).returning({ id: reportFiles.id });
  return made?.id;
}

const newView = () => ({ list: 'invoice-report', name: `View ${next()}`, query: 'by=month' });
/** A saved view of the caller. */
const ownView = async ({ me, world }: WriteContext) => ({
  id: (await world.api.send(savedViews.create, newView(), { token: me.token })).data.id,
});

/** A future shift of the caller. */
function newOwn(context: WriteContext) {
  const start_at = new Date(context.world.api.clock.now().getTime() + (20 + next()) * 86_400_000);
  const times = { start_at, end_at: new Date(start_at.getTime() + 3_600_000), date: start_at.toISOString().slice(0, 10) };
  return newShift(context, { ...times, worker_id: context.me.id });
}

/** A shift without a worker. */
export const newDraft = (context: WriteContext) => newShift(context, { status: 'draft', worker_id: null, cost_cents: 0, fee_cents: 0 });
const newTemplate = async (context: WriteContext) => {
  const { date } = await newDraft(context);
  return { house_id: context.world.mine.house.id, name: `Usual week ${next()}`, from: date };
};
async function keptTemplate(context: WriteContext) {
  const { api, office } = context.world;
  return (await api.send(rosterTemplates.create, await newTemplate(context), { token: office.super_admin.token })).data.id;
}
const seen = ({ id, version }: { id: number; version: number }) => ({ id, version });
/** An offer of a future shift to the caller, who has rates, so that it can be accepted. */
export async function newOffer(context: WriteContext) {
  const { api, office } = context.world;
  const { db } = api.services;
  await makeTerms(api.services, context.me, { end_date: '2199-12-31' });
  const own = await db.select({ id: serviceAgreements.id }).from(serviceAgreements).where(eq(serviceAgreements.user_id, context.me.id));
  const shift = await newUnfilled(api, work(context));
  return { ...(await offerTo(api, context.me, shift, office.super_admin)), shift, agreements: own.map(({ id }) => id) };
}

async function uploaded(context: WriteContext) {
  const { data } = await context.world.api.send(timesheets.upload, sheetOf(context), { token: context.me.token });
  return { upload_id: data.upload_id };
}

/** Shifts, expenses and invoices. */
export const moneyWrites: Readonly<Record<string, Write>> = {
  'A-102': shiftOf,
  'A-103': async (context) => ({ id: (await newShift(context)).id, ...shiftOf(context) }),
  'A-104': sheetOf,
  'A-331': async (context) => {
    const { id, version } = await newShift(context);
    const { worker_id, date, start_time, end_time } = shiftOf(context);
    return { id, version, worker_id, date, start_time, end_time };
  },
  'A-106': async (context) => ({ ids: [(await newShift(context)).id] }),
  'A-112': spent,
  'A-113': async (context) => ({ ...(await newExpense(context)), ...spent(context) }),
  'A-114': newExpense,
  'A-115': claimed,
  'A-116': async (context) => ({ ...(await claimed(context)), reason: 'There is no receipt.' }),
  'A-119': async (context) => ({ ids: [(await newInvoice(context)).id] }),
  'A-400': async (context) => ({ ids: [(await claimed(context)).id] }),
  'A-325': (context) => {
    const { name: _unpriced, ...hours } = shiftOf(context);
    return hours;
  },
  'A-326': shiftOf,
  'A-340': async (context) => ({ ids: [(await newDraft(context)).id] }),
  'A-341': async (context) => ({ shifts: [seen(await newDraft(context))] }),
  'A-344': async (context) => ({ shifts: [seen(await newDraft(context))] }),
  'A-342': async (context) => ({ from: (await newDraft(context)).date, to: freeDay(), days: 1 }),
  'A-343': async (context) => {
    const gap = await newDraft(context);
    return { from: gap.date, to: freeDay(), shifts: [seen(gap)] };
  },
  'A-346': newTemplate,
  'A-347': async (context) => ({ id: await keptTemplate(context), name: `Winter ${next()}` }),
  'A-348': async (context) => ({ id: await keptTemplate(context) }),
  'A-352': async (context) => {
    const worker = await knownPerson(context);
    await makeTerms(context.world.api.services, worker, { end_date: '2199-12-31' });
    return { id: (await newUnfilled(context.world.api, work(context))).id, worker_ids: [worker.id] };
  },
  'A-353': async (context) => ({ id: (await newOffer(context)).shift.id }),
  'A-355': async (context) => ({ id: (await newOffer(context)).id }),
  'A-356': async (context) => ({ id: (await newOffer(context)).id }),
  'A-140': async (context) => {
    await linked(context.world);
    return { shift_ids: [(await newShift(context, { status: 'approved' })).id], expense_ids: [] };
  },
  'A-420': async (context) => ({ id: (await newInvoice(context)).id, reason: 'Billed twice.' }),
  'A-423': async (context) => ({ ids: [(await newInvoice(context)).id] }),
  'A-425': async (context) => ({ id: await endedRun(context) }),
  'A-462': () => ({ kind: 'invoice', format: 'csv' }),
  'A-464': async (context) => ({ id: await endedFile(context) }),
  'A-466': newView,
  'A-467': async (context) => ({ ...(await ownView(context)), name: `View ${next()}` }),
  'A-415': async (context) => ({ ...(await ownView(context)), place: 0 }),
  'A-468': ownView,
  'A-427': async (context) => ({ shift_ids: [(await newShift(context, { status: 'approved' })).id], expense_ids: [] }),
  'A-146': async (context) => {
    await linked(context.world);
    return { invoice_id: (await newInvoice(context)).id };
  },
  'A-147': newBill,
  'A-148': newBill,
  'A-185': uploaded,
  'A-190': async (context) => ({ ids: [(await newShift(context, { status: 'completed' })).id] }),
  'A-191': async (context) => ({
    ids: [(await newShift(context, { status: 'submitted', created_by_id: context.world.mine.leader.id })).id],
  }),
  'A-220': async (context) => ({ id: (await makeExpense(context.world.api.services, { ...work(context), worker: context.me })).id }),
  'A-192': uploaded,
  'A-221': async (context) => ({ id: (await newOwn(context)).id }),
  'A-222': async (context) => ({ id: (await newOwn(context)).id }),
};
