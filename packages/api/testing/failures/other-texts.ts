import { WEEKDAYS } from '@careloom/contract/resources/jobs';
import { sql } from 'drizzle-orm';
import { addDays, localDay } from '../../src/platform/clock/local-day';
import { houseBody, jobBody } from '../records';
import { PASSWORD } from '../people';
import { makeMachine } from '../machines';
import { makeInvoice, makeShift } from '../money-records';
import { freeDay, newJob, next, work } from '../rows/write-context';
import { WRITES } from '../rows/writes';
import { makeTerms } from '../terms';
import { knownWorker } from '../xero';
import { unusedHouse, workerLeft } from './dependents';
import { loginOf, ownRole } from './factor';
import { passkeysOff, passkeyToUse } from './passkeys';
import { expenseOfNobody, expenseWithWorker, ownApprovalAlone, ownExpense, ownPayment, ownPaymentAlone } from './four-eyes';
import { sheetOf, terms, uploaded } from './shift-grounds';
import { beingSent, faultOfXero } from './xero';
import { clockPutBack, manyWakeUps, notOver } from './worked';
import { pushDevice } from '@careloom/federation/testing/push-device';
import { asked, fetched, type Provoke, type Stage, type CallAnswer } from './stage';

const shift =
  (fields: object, more: (stage: Stage) => Promise<object> = () => Promise.resolve({})): Provoke =>
  async (stage) => {
    const { body } = await terms(stage);
    return stage.ask({ ...body, ...fields, ...(await more(stage)) });
  };

/** A job that ends on the first day of the series. */
const lastDay = async (stage: Stage) => ({ job_id: (await newJob(stage, { end_date: '2026-06-17' })).id });

/** The day after tomorrow. The agreement of `terms` covers this year. */
const toCome = () => addDays(localDay(new Date(), 'Australia/Sydney'), 2);

const closedJob = async (stage: Stage) => {
  const closed = { status: 'closed', worker_id: stage.world.mine.worker.id, closed_at: new Date('2026-06-01T02:00:00Z') } as const;
  return { job_id: (await newJob(stage, closed)).id };
};

const withoutRate: Provoke = async (stage) => {
  const { body, agreement } = await terms(stage);
  await stage.world.api.services.db.execute(
    sql`delete from pay_level_timings where pay_level_id = ${agreement.pay_level_id} and is_overnight`,
  );
  return stage.ask({ ...body, end_time: '21:00' });
};

const overlap: Provoke = async (stage) => {
  const own = await terms(stage);
  const { file } = sheetOf(stage, own);
  const [, row = ''] = (await file.text()).split('\n');
  return stage.ask({ file: new File([await file.text(), '\n', row.replace('Morning', 'Late')], 'june.csv', { type: 'text/csv' }) });
};

const HEADER = 'name,first_name,last_name,email,contact_no,address,suburb,state,post_code,gender';
const ROW = 'Import,Joan,Marsh,joan@example.com,02 9999 1234,1 Station Street,Penrith,NSW,2750,female';
const houses = (content: string | Uint8Array<ArrayBuffer>) => asked(() => ({ file: new File([content], 'houses.csv') }));

const keyed =
  (key: string): Provoke =>
  async ({ world: { api }, call, me }) => {
    const answer = (body: object) => api.send(call, body, { token: me.token, headers: { 'idempotency-key': key } });
    await answer(houseBody());
    return answer(houseBody({ name: 'Another House' }));
  };

const withoutAbn: Provoke = async (stage) => {
  const worker = await knownWorker(stage.world.api, { abn: null });
  await makeTerms(stage.world.api.services, worker);
  const date = freeDay();
  const times = { date, start_at: new Date(`${date}T00:00:00Z`), end_at: new Date(`${date}T08:00:00Z`) };
  const { id } = await makeShift(stage.world.api.services, { ...work(stage), worker }, { ...times, status: 'approved' });
  return stage.ask({ shift_ids: [id], expense_ids: [] });
};

const manyMails: Provoke = async (stage) => {
  const { email } = await stage.world.api.person('worker');
  let answer: CallAnswer | undefined;
  for (let time = 0; time < 20 && answer?.status !== 429; time++) answer = await stage.ask({ email }, null);
  return answer ?? stage.ask({});
};

const shorterJob: Provoke = async (stage) => {
  const { services } = stage.world.api;
  const job = await newJob(stage);
  await makeShift(services, { job, worker: await stage.world.api.person('worker'), by: stage.me });
  return stage.ask({ ...jobBody(job.house_id), id: job.id, start_date: '2026-11-19' });
};

const earlyExpense: Provoke = async (stage) => {
  const worker = await knownWorker(stage.world.api);
  await makeTerms(stage.world.api.services, worker);
  return stage.ask({ ...(await WRITES['A-112']?.(stage)), worker_id: worker.id, date: '2025-12-31' });
};

/** A call for a person's own records, made with an API token. */
const byMachine: Provoke = async ({ ask, me, world: { api, office } }) =>
  ask({}, { ...me, token: (await makeMachine(api, office.super_admin)).token });

/** A missing table, which causes a server error. */
const fault: Provoke = async (stage) => {
  const { db } = stage.world.api.services;
  await db.execute(sql`alter table providers rename to providers_away`);
  const answer = await stage.ask({});
  await db.execute(sql`alter table providers_away rename to providers`);
  return answer;
};

const leaving: Provoke = async (stage) => {
  const { app } = stage.world.api.server;
  app.leaving = true;
  const answer = await fetched(stage, '/ready');
  app.leaving = false;
  return answer;
};

const NIGHT = { type: 'sleep_over', start_time: '22:00', end_time: '06:00' };
const early = { start_time: '21:00', end_time: '23:00' };

/** Texts of `messages.csv` that no row of `api.csv` names, by key: the row of the call, and how to provoke them. */
export const OTHER_TEXTS: Readonly<Record<string, readonly [id: string, provoke: Provoke]>> = {
  'validation.confirmed': ['A-005', asked(() => ({ current_password: PASSWORD, password: 'Fresh#Water9', password_confirmation: 'x' }))],
  'validation.after_or_equal': [
    'A-064',
    async (stage) => stage.ask({ ...(await WRITES['A-064']?.(stage)), type: 'once_off', end_date: '2026-12-04' }),
  ],
  'validation.before_or_equal': ['A-112', async (stage) => stage.ask({ ...(await WRITES['A-112']?.(stage)), date: '2199-12-31' })],
  'rule.shift.before_job': ['A-102', shift({ date: '2024-12-31' })],
  'rule.shift.after_job': ['A-102', shift({}, async (stage) => ({ job_id: (await newJob(stage, { end_date: '2026-06-16' })).id }))],
  'rule.job.shifts_outside': ['A-065', shorterJob],
  'rule.expense.before_first_day': ['A-112', earlyExpense],
  'validation.accepted': [
    'A-055',
    ({ ask, world: { mine } }) => ask({ id: mine.agreement.id, signature: 'Aroha Ngata', accepted: 0 }, mine.worker),
  ],
  'rule.csv.time': ['A-104', uploaded({ start_time: '9:00' })],
  'rule.csv.sleep_required': ['A-104', uploaded({ sleep_over: '' })],
  'rule.csv.start_required': ['A-104', uploaded({ start_time: '' })],
  'rule.csv.end_required': ['A-104', uploaded({ end_time: '' })],
  'rule.csv.sleep_window': ['A-104', uploaded({ sleep_over: 'yes', start_time: '21:00', end_time: '05:00' })],
  'rule.csv.overlap': ['A-104', overlap],
  'error.no_records_dot': ['A-104', asked(() => ({ file: new File([''], 'june.csv') }))],
  'rule.shift.job_over': ['A-102', shift({}, closedJob)],
  'rule.shift.no_agreement': ['A-102', shift({ date: '2025-11-18' })],
  'rule.shift.no_such_time': ['A-102', shift({ date: '2026-10-04', start_time: '02:30', end_time: '06:00' })],
  'rule.shift.no_rate': ['A-102', withoutRate],
  'rule.shift.wake_up': ['A-102', shift({ ...NIGHT, wake_ups: [early] })],
  'rule.shift.wake_up_only': ['A-102', shift({ wake_ups: [early] })],
  'rule.template.empty': ['A-346', asked((stage) => ({ house_id: stage.world.mine.house.id, name: 'Empty', from: '2031-02-03' }))],
  'rule.push_subscription.endpoint': ['A-413', asked(() => ({ endpoint: 'https://10.0.0.1/1', ...pushDevice().keys }))],
  'rule.push_subscription.key': ['A-413', asked(() => ({ endpoint: 'https://push.example.com/1', p256dh: 'A', auth: 'A' }))],
  'rule.saved_view.mailed': ['A-466', asked(() => ({ list: 'houses', name: 'Mailed', mailed_as: 'pdf' }))],
  'rule.shift.series_end': ['A-326', shift({ weekdays: ['monday'], until: '2026-06-01' })],
  'rule.shift.series_long': ['A-326', shift({ weekdays: [...WEEKDAYS], until: '2026-12-31' })],
  'rule.shift.series_day': ['A-326', shift({ weekdays: [...WEEKDAYS], until: '2026-06-18' }, lastDay)],
  'rule.shift.wake_ups_many': ['A-372', manyWakeUps],
  'rule.shift.not_over_yet': ['A-371', notOver],
  'rule.shift.twice': ['A-372', clockPutBack],
  'calendar_feed.over': ['A-375', (stage) => fetched(stage, '/calendar/nobody.ics')],
  'rule.offer.until': ['A-352', asked(async (stage) => ({ ...(await WRITES['A-352']?.(stage)), until: '2026-01-01T00:00:00Z' }))],
  'rule.offer.unable': [
    'A-352',
    asked(async (stage) => ({ ...(await WRITES['A-352']?.(stage)), worker_ids: [(await stage.world.api.person('worker')).id] })),
  ],
  'sheet.unreadable': ['A-180', houses(new Uint8Array([0x50, 0x4b, 0xff, 0xfe]))],
  'sheet.no_rows': ['A-180', houses(HEADER)],
  'sheet.too_many_rows': ['A-180', houses([HEADER, ...Array<string>(501).fill(ROW)].join('\n'))],
  'sheet.unknown_column': ['A-180', houses(`${HEADER},colour\n${ROW},red`)],
  'sheet.extra_cells': ['A-180', houses(`${HEADER}\n${ROW},red`)],
  'invoice.no_abn': ['A-140', withoutAbn],
  'approval.no_other': ['A-191', ownApprovalAlone],
  'approval.paid_alone': ['A-119', ownPayment],
  'approval.no_other_payer': ['A-119', ownPaymentAlone],
  'expense.own_decision': ['A-115', ownExpense],
  'expense.no_worker': ['A-115', expenseOfNobody],
  'expense.with_worker': ['A-115', expenseWithWorker],
  'shift.worker_left': ['A-190', workerLeft],
  'rule.shift.house_unused': ['A-102', shift({ date: toCome() }, unusedHouse)],
  'invoice.void': [
    'A-119',
    asked(async (stage) => ({
      ids: [(await makeInvoice(stage.world.api.services, work(stage), { status: 'void', number: `V-${next()}` })).id],
    })),
  ],
  'auth.second_factor': ['A-001', loginOf('code')],
  'auth.passkeys_off': ['A-444', passkeysOff],
  'auth.passkey_to_use': ['A-001', passkeyToUse],
  'auth.factor_to_set_up': ['A-001', loginOf('set-up')],
  'rule.organisation.own_factor': ['A-249', ownRole],
  'error.idempotency': ['A-029', keyed('one-house')],
  'error.idempotency_key': ['A-029', keyed('x'.repeat(201))],
  'error.too_many': ['A-003', manyMails],
  'error.server': ['A-125', fault],
  'xero.unreachable': ['A-050', faultOfXero],
  'xero.being_sent': ['A-146', beingSent],
  'token.people_only': ['A-006', byMachine],
  'error.leaving': ['A-125', leaving],
};

const NO_RULE = 'no field has such a rule';
/** Texts that nothing can provoke, each with the reason. A test asserts that these are exactly the remaining ones: the list can only get shorter. */
export const NOT_HEARD: Readonly<Record<string, string>> = {
  'validation.min.string': NO_RULE,
  'validation.between': NO_RULE,
  'validation.size': NO_RULE,
  'validation.digits': NO_RULE,
  'validation.file': 'a form without its file lacks a required field',
  'validation.same': NO_RULE,
};
