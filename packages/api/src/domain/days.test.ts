import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { agreements } from '@careloom/contract/resources/agreements';
import { auth } from '@careloom/contract/resources/auth';
import { expenses } from '@careloom/contract/resources/expenses';
import { houseParticipants } from '@careloom/contract/resources/house-participants';
import { invoices } from '@careloom/contract/resources/invoices';
import { jobs } from '@careloom/contract/resources/jobs';
import { myTeam } from '@careloom/contract/resources/my-team';
import { shifts } from '@careloom/contract/resources/shifts';
import { SHEET_COLUMNS, timesheets } from '@careloom/contract/resources/timesheets';
import { eq } from 'drizzle-orm';
import { jobs as table } from '../platform/db/schema/jobs';
import { agreementForm } from '../../testing/agreement-body';
import { startApi, type TestApi } from '../../testing/harness';
import { makeInvoice, makeShift } from '../../testing/money-records';
import type { Person } from '../../testing/people';
import { jobBody, makeHouse, makeJob } from '../../testing/records';
import { makeTerms } from '../../testing/terms';

let api: TestApi;
let admin: Person;
let worker: Person;
let house: Awaited<ReturnType<typeof makeHouse>>;
let job: Awaited<ReturnType<typeof makeJob>>;
before(async () => {
  api = await startApi();
  // The 22nd in Sydney, still the 21st in UTC.
  api.clock.set(new Date('2026-11-21T20:00:00Z'));
  admin = await api.person('super_admin');
  worker = await api.person('worker');
  await makeTerms(api.services, worker);
  house = await makeHouse(api.services);
  job = await makeJob(api.services, { house, postedBy: admin });
});
after(() => api.close());

const as = () => ({ token: admin.token });
const TODAY = 'must be a date before or equal to today.';
const FIRST = 'must be a date after or equal to 1 Jan 2000.';
const LATEST = 'must be a date before or equal to 5 years from today.';

test("an expense is dated by today in the organisation's time zone, and not before its worker's first day", async () => {
  const spent = (date: string) =>
    api.send(expenses.create, { date, title: 'Parking', amount: '24.00', job_id: job.id, worker_id: worker.id }, as());
  assert.equal((await spent('2026-11-22')).status, 200);
  assert.deepEqual((await spent('2026-11-23')).errors, { date: [`Date ${TODAY}`] });
  assert.deepEqual((await spent('1999-12-31')).errors, { date: [`Date ${FIRST}`] });
  const early = 'The first day of this worker is 1 Jan 2026: an expense can not be before it.';
  assert.deepEqual((await spent('2025-12-31')).errors, { date: [early] });
  const { data } = await spent('2026-01-01');
  const moved = { id: data.id, date: '2025-12-31', title: 'Parking', amount: '24.00', job_id: job.id, worker_id: worker.id };
  assert.deepEqual((await api.send(expenses.update, moved, as())).errors, { date: [early] });
});

test('an invoice is paid by today, and not before it was made', async () => {
  const invoice = await makeInvoice(api.services, { job, worker, by: admin }, { date: '2026-11-10' });
  const pay = (paid_date: string) => api.send(invoices.pay, { ids: [invoice.id], paid_date }, as());
  assert.deepEqual((await pay('2026-11-23')).errors, { paid_date: [`Paid Date ${TODAY}`] });
  assert.deepEqual((await pay('2026-11-09')).errors, { paid_date: ['Paid Date must be a date after or equal to 10 Nov 2026.'] });
  assert.deepEqual((await pay('1900-01-01')).errors, { paid_date: [`Paid Date ${FIRST}`] });
  assert.equal((await pay('2026-11-10')).status, 200);
});

test('a date of birth is not in the future, and workers are at least 15', async () => {
  const person = { first_name: 'Noor', last_name: 'Haddad', contact_no: '02 8123 4567' };
  const profile = (dob: string) => api.send(auth.changeProfile, { ...person, dob }, as());
  const young = ['Date of Birth must be a date before or equal to 15 years ago.'];
  assert.deepEqual((await profile('2011-11-23')).errors, { dob: young });
  assert.equal((await profile('2011-11-22')).status, 200);
  const member = {
    ...person,
    email: 'young@careloom.test',
    user_type: 'senior_manager' as const,
    is_active: 1 as const,
    dob: '2026-01-01',
  };
  assert.deepEqual((await api.send(myTeam.create, member, as())).errors, { dob: young });
  const participant = (dob: string) => api.send(houseParticipants.save, { id: house.id, name: 'Tom', dob }, as());
  assert.deepEqual((await participant('2026-11-23')).errors, { dob: [`Date of Birth ${TODAY}`] });
  assert.equal((await participant('2026-11-22')).status, 200);
});

test('jobs and agreements begin between 2000 and five years from today, and a job ends within fifteen years', async () => {
  const post = (fields: object) => api.send(jobs.create, jobBody(house.id, fields), as());
  assert.deepEqual((await post({ start_date: '1999-12-31' })).errors, { start_date: [`Start Date ${FIRST}`] });
  assert.deepEqual((await post({ start_date: '2031-11-23' })).errors, { start_date: [`Start Date ${LATEST}`] });
  assert.deepEqual((await post({ end_date: '2041-11-23' })).errors, {
    end_date: ['End Date must be a date before or equal to 15 years from today.'],
  });
  assert.equal((await post({ start_date: '2031-11-22', end_date: '2041-11-22' })).status, 200);
  const form = await agreementForm(api.services);
  const draft = (fields: object) => api.send(agreements.create, form(worker.id, fields), as());
  assert.deepEqual((await draft({ commencement_date: '1999-12-31', agreement_date: '2031-11-23' })).errors, {
    commencement_date: [`Commencement Date ${FIRST}`],
    agreement_date: [`Agreement Date ${LATEST}`],
  });
  const { data } = await draft({});
  const edited = await api.send(agreements.update, { id: data.id, ...form(worker.id, { commencement_date: '2099-01-01' }) }, as());
  assert.deepEqual(edited.errors, { commencement_date: [`Commencement Date ${LATEST}`] });
});

test('a shift is within the days of its job, whether added, edited, or uploaded with or without a dry run', async () => {
  const short = await makeJob(api.services, { house, postedBy: admin }, { start_date: '2026-06-10', end_date: '2026-06-12' });
  const body = { job_id: short.id, worker_id: worker.id, name: 'Morning', start_time: '09:00', end_time: '17:00', type: 'normal' as const };
  const add = (date: string) => api.send(shifts.create, { ...body, date }, as());
  const early = ['This job starts on 10 Jun 2026: only days from then can have shifts.'];
  const late = ['This job ends on 12 Jun 2026: only days up to then can have shifts.'];
  assert.deepEqual((await add('2026-06-09')).errors, { date: early });
  assert.deepEqual((await add('2026-06-13')).errors, { date: late });
  const { data: last } = await add('2026-06-12');
  assert.deepEqual((await api.send(shifts.update, { ...body, id: last.id, date: '2026-06-13' }, as())).errors, { date: late });

  const rows = [
    `${short.id},${worker.email},2026-06-09,Morning,09:00,17:00,no,,,`,
    `${short.id},${worker.email},2026-06-13,Morning,09:00,17:00,no,,,`,
  ];

  const file = () => new File([[SHEET_COLUMNS.join(), ...rows].join('\n')], 'june.csv', { type: 'text/csv' });
  for (const dry_run of [1, 0] as const) {
    const { status, errors } = await api.send(timesheets.upload, { file: file(), dry_run }, as());
    assert.deepEqual([status, errors], [422, { '2.date': early, '3.date': late }]);
  }
});

test('the days of a job must include its shifts; a shift that was outside before may keep its day and can be corrected', async () => {
  const long = await makeJob(api.services, { house, postedBy: admin }, { start_date: '2026-07-01', end_date: '2026-07-31' });
  const at = { date: '2026-07-08', start_at: new Date('2026-07-07T23:00:00Z'), end_at: new Date('2026-07-08T07:00:00Z') };
  const shift = await makeShift(api.services, { job: long, worker, by: admin }, at);
  const edit = (fields: object) => api.send(jobs.update, { id: long.id, ...jobBody(house.id, fields) }, as());
  const outside = ['This job has shifts outside of these days, for example on 8 Jul 2026.'];
  assert.deepEqual((await edit({ start_date: '2026-07-09' })).errors, { start_date: outside });
  assert.deepEqual((await edit({ start_date: '2026-07-01', end_date: '2026-07-07' })).errors, { end_date: outside });
  assert.equal((await edit({ start_date: '2026-07-08', end_date: '2026-07-08' })).status, 200);

  await api.services.db.update(table).set({ start_date: '2026-07-09', end_date: null }).where(eq(table.id, long.id));
  const body = { job_id: long.id, worker_id: worker.id, name: 'Longer', date: '2026-07-08', start_time: '09:00', type: 'normal' as const };
  assert.equal((await api.send(shifts.update, { ...body, id: shift.id, end_time: '18:00' }, as())).status, 200);
});
