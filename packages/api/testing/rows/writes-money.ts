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
const newExpense = async (ground: WriteContext) => ({
  id: (await makeExpense(ground.world.api.services, { ...work(ground), by: ground.me })).id,
});
/** Nobody decides on what they added themselves. */
const claimed = async (ground: WriteContext) => ({
  id: (await makeExpense(ground.world.api.services, { ...work(ground), by: ground.world.mine.worker })).id,
});
const newInvoice = (ground: WriteContext) => makeInvoice(ground.world.api.services, work(ground), { number: `T-${next()}` });
async function newBill(ground: WriteContext) {
  await linked(ground.world);
  const { api, office } = ground.world;
  const { id } = await newInvoice(ground);
  await api.send(xeroInvoices.push, { invoice_id: id }, { token: office.super_admin.token });
  return { id: (await settled(api, id)).accounting_invoice_id };
}

/** A payment run of who asks, of which nothing is left to do. */
async function endedRun({ me, world }: WriteContext) {
  const now = world.api.clock.now();
  const run = { started_by_id: me.id, request_id: 'rows', paid_on: '2026-11-24', created_at: now, ended_at: now };
  const [made] = await world.api.services.db.insert(paymentRuns).values(run).returning({ id: paymentRuns.id });
  return made?.id;
}

/** A file of a report of who asks, that is ready. */
async function endedFile({ me, world }: WriteContext) {
  const now = world.api.clock.now();
  const file = { made_for_id: me.id, kind: 'invoice', format: 'csv', filters: {}, total: 0, created_at: now, ended_at: now } as const;
  const [made] = await world.api.services.db.insert(reportFiles).values(file).returning({ id: reportFiles.id });
  return made?.id;
}

const newView = () => ({ list: 'invoice-report', name: `View ${next()}`, query: 'by=month' });
/** A saved view of who asks. */
const ownView = async ({ me, world }: WriteContext) => ({
  id: (await world.api.send(savedViews.create, newView(), { token: me.token })).data.id,
});

/** To come, of who asks. */
function newOwn(ground: WriteContext) {
  const start_at = new Date(ground.world.api.clock.now().getTime() + (20 + next()) * 86_400_000);
  const times = { start_at, end_at: new Date(start_at.getTime() + 3_600_000), date: start_at.toISOString().slice(0, 10) };
  return newShift(ground, { ...times, worker_id: ground.me.id });
}

/** Of nobody yet. */
export const newDraft = (ground: WriteContext) => newShift(ground, { status: 'draft', worker_id: null, cost_cents: 0, fee_cents: 0 });
const newTemplate = async (ground: WriteContext) => {
  const { date } = await newDraft(ground);
  return { house_id: ground.world.mine.house.id, name: `Usual week ${next()}`, from: date };
};
async function keptTemplate(ground: WriteContext) {
  const { api, office } = ground.world;
  return (await api.send(rosterTemplates.create, await newTemplate(ground), { token: office.super_admin.token })).data.id;
}
const seen = ({ id, version }: { id: number; version: number }) => ({ id, version });
/** Of a shift to come, to who asks: with rates, for an offer may be accepted. */
export async function newOffer(ground: WriteContext) {
  const { api, office } = ground.world;
  const { db } = api.services;
  await makeTerms(api.services, ground.me, { end_date: '2199-12-31' });
  const own = await db.select({ id: serviceAgreements.id }).from(serviceAgreements).where(eq(serviceAgreements.user_id, ground.me.id));
  const shift = await newUnfilled(api, work(ground));
  return { ...(await offerTo(api, ground.me, shift, office.super_admin)), shift, agreements: own.map(({ id }) => id) };
}

async function uploaded(ground: WriteContext) {
  const { data } = await ground.world.api.send(timesheets.upload, sheetOf(ground), { token: ground.me.token });
  return { upload_id: data.upload_id };
}

/** Shifts, expenses and invoices. */
export const moneyWrites: Readonly<Record<string, Write>> = {
  'A-102': shiftOf,
  'A-103': async (ground) => ({ id: (await newShift(ground)).id, ...shiftOf(ground) }),
  'A-104': sheetOf,
  'A-331': async (ground) => {
    const { id, version } = await newShift(ground);
    const { worker_id, date, start_time, end_time } = shiftOf(ground);
    return { id, version, worker_id, date, start_time, end_time };
  },
  'A-106': async (ground) => ({ ids: [(await newShift(ground)).id] }),
  'A-112': spent,
  'A-113': async (ground) => ({ ...(await newExpense(ground)), ...spent(ground) }),
  'A-114': newExpense,
  'A-115': claimed,
  'A-116': async (ground) => ({ ...(await claimed(ground)), reason: 'There is no receipt.' }),
  'A-119': async (ground) => ({ ids: [(await newInvoice(ground)).id] }),
  'A-400': async (ground) => ({ ids: [(await claimed(ground)).id] }),
  'A-325': (ground) => {
    const { name: _unpriced, ...hours } = shiftOf(ground);
    return hours;
  },
  'A-326': shiftOf,
  'A-340': async (ground) => ({ ids: [(await newDraft(ground)).id] }),
  'A-341': async (ground) => ({ shifts: [seen(await newDraft(ground))] }),
  'A-344': async (ground) => ({ shifts: [seen(await newDraft(ground))] }),
  'A-342': async (ground) => ({ from: (await newDraft(ground)).date, to: freeDay(), days: 1 }),
  'A-343': async (ground) => {
    const gap = await newDraft(ground);
    return { from: gap.date, to: freeDay(), shifts: [seen(gap)] };
  },
  'A-346': newTemplate,
  'A-347': async (ground) => ({ id: await keptTemplate(ground), name: `Winter ${next()}` }),
  'A-348': async (ground) => ({ id: await keptTemplate(ground) }),
  'A-352': async (ground) => {
    const worker = await knownPerson(ground);
    await makeTerms(ground.world.api.services, worker, { end_date: '2199-12-31' });
    return { id: (await newUnfilled(ground.world.api, work(ground))).id, worker_ids: [worker.id] };
  },
  'A-353': async (ground) => ({ id: (await newOffer(ground)).shift.id }),
  'A-355': async (ground) => ({ id: (await newOffer(ground)).id }),
  'A-356': async (ground) => ({ id: (await newOffer(ground)).id }),
  'A-140': async (ground) => {
    await linked(ground.world);
    return { shift_ids: [(await newShift(ground, { status: 'approved' })).id], expense_ids: [] };
  },
  'A-420': async (ground) => ({ id: (await newInvoice(ground)).id, reason: 'Billed twice.' }),
  'A-423': async (ground) => ({ ids: [(await newInvoice(ground)).id] }),
  'A-425': async (ground) => ({ id: await endedRun(ground) }),
  'A-462': () => ({ kind: 'invoice', format: 'csv' }),
  'A-464': async (ground) => ({ id: await endedFile(ground) }),
  'A-466': newView,
  'A-467': async (ground) => ({ ...(await ownView(ground)), name: `View ${next()}` }),
  'A-415': async (ground) => ({ ...(await ownView(ground)), place: 0 }),
  'A-468': ownView,
  'A-427': async (ground) => ({ shift_ids: [(await newShift(ground, { status: 'approved' })).id], expense_ids: [] }),
  'A-146': async (ground) => {
    await linked(ground.world);
    return { invoice_id: (await newInvoice(ground)).id };
  },
  'A-147': newBill,
  'A-148': newBill,
  'A-185': uploaded,
  'A-190': async (ground) => ({ ids: [(await newShift(ground, { status: 'completed' })).id] }),
  'A-191': async (ground) => ({
    ids: [(await newShift(ground, { status: 'submitted', created_by_id: ground.world.mine.leader.id })).id],
  }),
  'A-220': async (ground) => ({ id: (await makeExpense(ground.world.api.services, { ...work(ground), worker: ground.me })).id }),
  'A-192': uploaded,
  'A-221': async (ground) => ({ id: (await newOwn(ground)).id }),
  'A-222': async (ground) => ({ id: (await newOwn(ground)).id }),
};
