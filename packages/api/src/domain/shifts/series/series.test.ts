import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { type SeriesBody, shiftSeries } from '@careloom/contract/resources/shift-series';
import { shifts } from '@careloom/contract/resources/shifts';
import { asc, eq } from 'drizzle-orm';
import { shifts as table } from '../../../platform/db/schema/shifts';
import { startApi, type TestApi } from '../../../../testing/harness';
import type { Person } from '../../../../testing/people';
import { makeHouse, makeJob } from '../../../../testing/records';
import { makeTerms, terminate } from '../../../../testing/terms';

let api: TestApi;
let admin: Person;
let job: Awaited<ReturnType<typeof makeJob>>;
let worker: Person;
let agreement: number;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  job = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
});
after(() => api.close());
beforeEach(async () => {
  worker = await api.person('worker');
  agreement = (await makeTerms(api.services, worker)).id;
});

/** Wednesday, 17 June 2026. */
const bodyOf = (changes: Partial<SeriesBody> = {}) => ({
  job_id: job.id,
  worker_id: worker.id,
  date: '2026-06-17',
  name: 'Morning',
  start_time: '09:00',
  end_time: '17:00',
  type: 'normal' as const,
  weekdays: [],
  until: null,
  ...changes,
});
const preview = (changes: Partial<SeriesBody> & { id?: number } = {}, person = admin) =>
  api.send(shiftSeries.preview, bodyOf(changes), { token: person.token });
const add = (changes: Partial<SeriesBody> = {}, person = admin) => api.send(shiftSeries.create, bodyOf(changes), { token: person.token });
const kept = () => api.services.db.select().from(table).where(eq(table.worker_id, worker.id)).orderBy(asc(table.date));

test('the preview of one shift answers as adding it would, and writes nothing', async () => {
  const { status, data } = await preview();
  assert.equal(status, 200);
  assert.equal((await kept()).length, 0);
  const { data: added } = await api.send(shifts.create, bodyOf(), { token: admin.token });
  const [one] = data.shifts;
  assert.deepEqual(
    [one?.total_cost, one?.total_hour, one?.fee, one?.rate_type, one?.segments, one?.warnings],
    [added.total_cost, added.total_hour, added.fee, added.rate_type, added.segments, added.warnings],
  );
  assert.deepEqual([one?.refusal, one?.clashes], [null, 0]);
  const { data: detail } = await api.send(shifts.get, { id: added.id }, { token: admin.token });
  assert.deepEqual(
    [one?.start_at, one?.end_at, one?.time_zone, one?.is_overnight, one?.lines],
    [detail.start_at, detail.end_at, detail.time_zone, detail.is_overnight, detail.lines],
    'what the drawing of the amount needs',
  );
  assert.deepEqual([data.total_cost, data.total_hour], [added.total_cost, '8.00']);
});

test('a series is the first day and each chosen weekday up to the last, with a sum; adding it writes the same', async () => {
  const series = { weekdays: ['monday', 'saturday'] as const, until: '2026-06-27' };
  const { data } = await preview({ ...series, weekdays: [...series.weekdays] });
  assert.deepEqual(
    data.shifts.map(({ date }) => date),
    ['2026-06-17', '2026-06-20', '2026-06-22', '2026-06-27'],
  );
  const { status, message, data: added } = await add({ ...series, weekdays: [...series.weekdays] });
  assert.deepEqual([status, message], [200, 'Shifts added successfully.']);
  const written = await kept();
  assert.deepEqual(
    written.map(({ date, status: state }) => [date, state]),
    data.shifts.map(({ date }) => [date, 'published']),
  );
  assert.deepEqual(
    written.map(({ id }) => id),
    added.ids,
  );
  assert.deepEqual(
    [added.total_cost, written.reduce((sum, { cost_cents }) => sum + cost_cents, 0) / 100],
    [data.total_cost, Number(data.total_cost)],
  );
  assert.ok((data.shifts[1]?.total_cost ?? '') > (data.shifts[0]?.total_cost ?? ''), 'a Saturday costs more');
});

test('a worker who is already on a shift is reported for that day only, and adding requires confirming the reassignment', async () => {
  await api.send(shifts.create, bodyOf({ date: '2026-06-22', start_time: '16:00', end_time: '20:00' }), { token: admin.token });
  const series = { weekdays: ['monday' as const], until: '2026-06-29' };
  const { data } = await preview(series);
  assert.deepEqual(
    data.shifts.map(({ date, clashes }) => [date, clashes]),
    [
      ['2026-06-17', 0],
      ['2026-06-22', 1],
      ['2026-06-29', 0],
    ],
  );
  const refused = await add(series);
  assert.deepEqual([refused.status, refused.message], [422, 'Worker already on another shift at the same time. Do you want to reassign?']);
  assert.equal((await kept()).length, 1, 'all or none');
  assert.equal((await add({ ...series, reassign: 1 })).status, 200);
  assert.equal((await kept()).length, 3, 'the other shift has no worker now');
});

test('a day on which no shift is possible has its reason, and nothing is added', async () => {
  const ending = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin }, { end_date: '2026-06-24' });
  const series = { job_id: ending.id, weekdays: ['wednesday' as const], until: '2026-07-01' };
  const { data } = await preview(series);
  const reason = 'This job ends on 24 Jun 2026: only days up to then can have shifts.';
  assert.deepEqual(
    data.shifts.map(({ refusal }) => refusal),
    [null, null, reason],
  );
  const refused = await add(series);
  assert.deepEqual([refused.status, refused.errors], [422, { until: [`1 Jul 2026: ${reason}`] }]);
  assert.equal((await kept()).length, 0);
});

test("R8-032: a worker whose agreement was terminated is refused with the catalogue's text", async () => {
  await terminate(api.services, agreement);
  const sentence = "Worker's service agreement terminated, renew first.";
  const { data } = await preview();
  assert.deepEqual([data.shifts[0]?.refusal, data.total_cost], [sentence, '0.00']);
  const refused = await add({ weekdays: ['thursday'], until: '2026-06-18' });
  assert.deepEqual([refused.status, refused.message], [422, sentence]);
});

test('an edited shift does not clash with itself, and does not count as its own neighbour', async () => {
  const { data: added } = await api.send(shifts.create, bodyOf(), { token: admin.token });
  const { data } = await preview({ id: added.id, end_time: '18:00' });
  assert.deepEqual([data.shifts[0]?.clashes, data.shifts[0]?.total_hour, data.shifts[0]?.warnings], [0, '9.00', []]);
  assert.equal((await preview({ id: 999_999 })).message, 'Shift not found.');
});

test('each invalid field of a series has its error', async () => {
  const wrong = async (changes: Partial<SeriesBody>) => (await add(changes)).errors;
  assert.deepEqual(await wrong({ until: '2026-06-17', weekdays: ['monday'] }), { until: ['Until must be after the first day.'] });
  assert.deepEqual(await wrong({ until: '2026-06-30' }), { weekdays: ['Repeat on is required'] });
  const all = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
  assert.deepEqual(await wrong({ until: '2026-12-31', weekdays: [...all] }), { until: ['At most 100 shifts can be added at once.'] });
  assert.equal((await kept()).length, 0);
});

test('a team leader plans only at the houses led', async () => {
  const leader = await api.person('team_leader');
  for (const answer of [await preview({}, leader), await add({}, leader)]) {
    assert.deepEqual([answer.status, answer.errors['job_id']], [422, ['The selected Job is invalid.']]);
  }
  assert.equal((await preview({}, worker)).status, 401);
});
