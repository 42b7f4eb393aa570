import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { shifts } from '@careloom/contract/resources/shifts';
import { timesheets } from '@careloom/contract/resources/timesheets';
import { workedShifts } from '@careloom/contract/resources/worked-shifts';
import { eq } from 'drizzle-orm';
import { shifts as table, wakeUps } from '../../../platform/db/schema/shifts';
import { startApi, type TestApi } from '../../../../testing/harness';
import type { Person } from '../../../../testing/people';
import { makeHouse, makeJob } from '../../../../testing/records';
import { makeTerms } from '../../../../testing/terms';

let api: TestApi;
let admin: Person;
let worker: Person;
let job: { id: number };
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  worker = await api.person('worker');
  const house = await makeHouse(api.services, { name: 'Banksia' });
  job = await makeJob(api.services, { house, postedBy: admin }, { start_date: '2026-01-01' });
  await makeTerms(api.services, worker);
});
after(() => api.close());

const as = ({ token }: Person, key?: string) => ({ token, ...(key !== undefined && { headers: { 'idempotency-key': key } }) });

/** Wednesday 18:00 to Thursday 09:00 with a sleep over: number 6 of the worked examples. */
async function night(date: string, of = worker) {
  const body = {
    job_id: job.id,
    worker_id: of.id,
    date,
    name: 'Night',
    start_time: '18:00',
    end_time: '09:00',
    type: 'sleep_over' as const,
  };
  const { data, status } = await api.send(shifts.create, body, as(admin));
  assert.equal(status, 200);
  return data.id;
}
const at = (instant: string) => api.clock.set(new Date(instant));
const wake = (id: number, start_time: string, end_time: string, more: object = {}, key?: string) =>
  api.send(workedShifts.wakeUp, { id, start_time, end_time, ...more }, as(worker, key));

test('a worker starts a night, records wake-ups that reprice it at once, finishes and submits it', async () => {
  const id = await night('2026-11-18');
  at('2026-11-18T06:29:00Z');
  const early = await api.send(workedShifts.start, { id }, as(worker));
  assert.deepEqual([early.status, early.message], [422, 'A shift can be started from 30 minutes before it begins.']);
  assert.equal((await wake(id, '02:10', '02:40')).message, 'This shift has not begun yet.');
  at('2026-11-18T06:55:00Z');
  const started = await api.send(workedShifts.start, { id, at: '2026-11-18T06:52:00Z' }, as(worker));
  assert.deepEqual(
    [started.message, started.data.status, started.data.started_at, started.data.total_cost],
    ['Shift started.', 'in_progress', '2026-11-18T06:52:00.000Z', '368.00'],
  );
  at('2026-11-18T15:45:00Z');
  const outside = await wake(id, '21:00', '21:30');
  assert.deepEqual(outside.errors, { start_time: ['A wake-up must lie between 22:00 and 06:00 and end after it starts.'] });
  assert.deepEqual((await wake(id, '02:10', '03:10')).errors, { end_time: ['This time has not come yet.'] });
  const woken = await wake(id, '02:10', '02:40', { note: 'A drink of water.' });
  assert.deepEqual([woken.message, woken.data.total_cost], ['Wake-up recorded.', '415.50']);
  assert.deepEqual(woken.data.wake_ups, [
    { start_at: '2026-11-18T15:10:00.000Z', end_at: '2026-11-18T15:40:00.000Z', note: 'A drink of water.' },
  ]);
  assert.equal((await wake(id, '02:10', '02:40')).data.total_cost, '415.50', 'the same again');
  at('2026-11-18T22:02:00Z');
  const finished = await api.send(workedShifts.finish, { id, start_time: '18:00', end_time: '09:00' }, as(worker));
  assert.deepEqual([finished.data.status, finished.data.total_cost, finished.data.rostered?.total_cost], ['completed', '415.50', '368.00']);
  const longer = await api.send(workedShifts.finish, { id, start_time: '17:00', end_time: '09:00' }, as(worker));
  assert.deepEqual([longer.data.total_cost, longer.data.changed_by?.id], ['455.50', worker.id]);
  assert.equal((await api.send(timesheets.submit, { ids: [id] }, as(worker))).data.submitted, 1);
  const late = await wake(id, '04:00', '04:30');
  assert.deepEqual([late.status, late.message], [422, 'This shift was submitted or cancelled, so its hours can not be changed.']);
});

test('100 requests with one key write one wake-up; each other call runs once for its key, however late it is repeated', async () => {
  const id = await night('2026-11-25');
  at('2026-11-25T22:30:00Z');
  const answers = await Promise.all(Array.from({ length: 100 }, () => wake(id, '01:00', '01:20', {}, 'one')));
  assert.equal(new Set(answers.map(({ status, data }) => JSON.stringify([status, data]))).size, 1);
  assert.equal((await api.services.db.select().from(wakeUps).where(eq(wakeUps.shift_id, id))).length, 1);
  assert.equal(answers[0]?.data.total_cost, '415.50');
  const finish = () => api.send(workedShifts.finish, { id, start_time: '18:00', end_time: '09:00' }, as(worker, 'two'));
  const submit = () => api.send(timesheets.submit, { ids: [id] }, as(worker, 'three'));
  await finish();
  await submit();
  const again = await submit();
  assert.deepEqual([(await finish()).status, again.status, again.data], [200, 200, { submitted: 0 }]);
  const [row] = await api.services.db.select().from(table).where(eq(table.id, id));
  assert.equal(row?.status, 'submitted');
  const toDecline = await night('2026-12-09');
  const decline = () => api.send(shifts.decline, { id: toDecline }, as(worker, 'four'));
  assert.deepEqual([(await decline()).status, (await decline()).status], [200, 200]);
});

test('a local time that the clock skips is refused, and an ambiguous one until `fold` is sent', async () => {
  const skipped = await night('2026-10-03');
  const missing = await wake(skipped, '02:10', '03:30');
  assert.deepEqual(missing.errors, { start_time: ['Start Time does not exist on this day: the clock is put forward over it.'] });
  const twice = await night('2026-04-04');
  const unsaid = await wake(twice, '02:10', '02:40');
  assert.deepEqual(unsaid.errors, { fold: ['02:10 comes twice in this night: choose the first or the second.'] });
  const [first, second] = [await wake(twice, '02:10', '02:40', { fold: 0 }), await wake(twice, '02:10', '02:40', { fold: 1 })];
  assert.deepEqual(
    second.data.wake_ups?.map(({ start_at }) => start_at),
    ['2026-04-04T15:10:00.000Z', '2026-04-04T16:10:00.000Z'],
  );
  assert.ok(Number(second.data.total_cost) > Number(first.data.total_cost));
  const long = await api.send(workedShifts.finish, { id: twice, start_time: '18:00', end_time: '02:30' }, as(worker));
  assert.deepEqual(long.errors, { fold: ['02:30 comes twice in this night: choose the first or the second.'] });
});

test("another's shift answers 404 for everybody; other kinds of shifts have no wake-ups", async () => {
  const id = await night('2026-11-11');
  for (const person of [admin, await api.person('worker')]) {
    const hours = { id, start_time: '18:00', end_time: '09:00' };
    for (const answer of [
      await api.send(workedShifts.start, { id }, as(person)),
      await api.send(workedShifts.finish, hours, as(person)),
      await api.send(workedShifts.wakeUp, hours, as(person)),
    ])
      assert.deepEqual([answer.status, answer.message], [404, 'Shift not found.']);
  }
  const body = { job_id: job.id, worker_id: worker.id, date: '2026-11-05', name: 'Day', start_time: '09:00', end_time: '17:00' };
  const { data: day } = await api.send(shifts.create, { ...body, type: 'normal' }, as(admin));
  const { data: next } = await api.send(shifts.create, { ...body, start_time: '17:00', end_time: '19:00', type: 'normal' }, as(admin));
  assert.deepEqual((await wake(day.id, '10:00', '10:30')).errors, { start_time: ['Only a sleep over has wake-ups.'] });
  const overlap = await api.send(workedShifts.finish, { id: day.id, start_time: '09:00', end_time: '18:00' }, as(worker));
  assert.deepEqual([overlap.status, overlap.message], [422, 'At these hours you worked another shift.']);
  assert.equal(next.status, 'published');
});

test('recorded hours are approved by somebody else, never by the worker', async () => {
  const id = await night('2026-11-02');
  await wake(id, '02:10', '02:40');
  await api.send(timesheets.submit, { ids: [id] }, as(worker));
  assert.equal((await api.send(timesheets.approve, { ids: [id] }, as(worker))).status, 401);
  assert.equal((await api.send(timesheets.approve, { ids: [id] }, as(admin))).status, 200);
});

test("the next shift is the worker's own, with the address and the residents", async () => {
  const somebody = await api.person('worker');
  await makeTerms(api.services, somebody);
  assert.equal((await api.send(workedShifts.next, {}, as(somebody))).data.shift, null);
  at('2026-11-20T00:00:00Z');
  const id = await night('2026-11-20', somebody);
  const { data } = await api.send(workedShifts.next, {}, as(somebody));
  assert.deepEqual([data.shift?.id, data.shift?.residents], [id, []]);
  assert.match(data.shift?.address ?? '', /, .+ [A-Z]{2,3} \d{4}$/);
  assert.notEqual((await api.send(workedShifts.next, {}, as(worker))).data.shift?.id, id);
});
