import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { type HolidayBody, holidays } from '@careloom/contract/resources/holidays';
import { type ShiftBody, shifts } from '@careloom/contract/resources/shifts';
import { timesheets } from '@careloom/contract/resources/timesheets';
import { STATES } from '@careloom/contract/states';
import { eq } from 'drizzle-orm';
import { payLevelTimings } from '../../db/schema/agreements';
import { shifts as table, shiftSegments } from '../../db/schema/shifts';
import { startApi, type TestApi } from '../../testing/harness';
import type { Person } from '../../testing/people';
import { makeHouse, makeJob } from '../../testing/records';
import { makeTerms } from '../../testing/terms';

let api: TestApi;
let admin: Person;
let leader: Person;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  leader = await api.person('team_leader');
});
after(() => api.close());

const [NSW, QLD] = [STATES.find(({ code }) => code === 'NSW')?.id ?? 0, STATES.find(({ code }) => code === 'QLD')?.id ?? 0];
let job: { id: number };
let worker: Person;
let agreement: Awaited<ReturnType<typeof makeTerms>>;
beforeEach(async () => {
  job = await jobIn({ state_id: NSW });
  worker = await api.person('worker');
  agreement = await makeTerms(api.services, worker);
});

const as = () => ({ token: admin.token });
const jobIn = async (house: Parameters<typeof makeHouse>[1]) =>
  makeJob(api.services, { house: await makeHouse(api.services, { team_leader_id: leader.id, ...house }), postedBy: admin });
const HOURS = { name: 'Morning', start_time: '09:00', end_time: '17:00', type: 'normal', is_overnight: 0, is_holiday: 0 } as const;
async function shiftOn(date: string, fields: Partial<ShiftBody> = {}) {
  const sent = { ...HOURS, date, job_id: job.id, worker_id: worker.id, description: null, ...fields };
  const { data, errors, message } = await api.send(shifts.create, sent, as());
  assert.deepEqual([message, errors], ['Shift added successfully.', {}]);
  return data;
}
const holiday = (date: string, fields: Partial<HolidayBody> = {}): HolidayBody => ({
  date,
  name: 'Day of Mourning',
  state_id: NSW,
  starts_at: null,
  region: null,
  ...fields,
});
const declare = async (date: string, fields: Partial<HolidayBody> = {}) => {
  const { status, message, data } = await api.send(holidays.create, holiday(date, fields), as());
  assert.equal(status, 200, message);
  return data.id;
};
const withdraw = (id: number) => api.send(holidays.remove, { id }, as());
const read = async ({ id }: { id: number }) => (await api.send(shifts.get, { id }, as())).data;
const versions = async ({ id }: { id: number }) =>
  (await api.services.db.select().from(shiftSegments).where(eq(shiftSegments.shift_id, id))).map(
    ({ calendar_version }) => calendar_version,
  );

test('a shift on a new holiday is paid as one, and as before once the day is none any more; each line says by which calendar', async () => {
  const shift = await shiftOn('2026-06-17');
  const [first] = await versions(shift);
  const id = await declare('2026-06-17');
  const during = await read(shift);
  assert.deepEqual([shift.total_cost, during.total_cost, during.rate_type, during.version], ['320.00', '704.00', 'holiday', 2]);
  assert.notDeepEqual(await versions(shift), [first]);
  assert.equal((await withdraw(id)).status, 200);
  const { total_cost, rate_type, fee, segments, version } = await read(shift);
  assert.deepEqual([total_cost, rate_type, fee, version], ['320.00', 'weekday', shift.fee, 3]);
  assert.equal(segments.length, shift.segments.length);
});

test('a part-day holiday splits it, the night before reaches into the day, and what only touches midnight does not', async () => {
  const [late, night] = [
    await shiftOn('2026-06-17', { end_time: '20:00' }),
    await shiftOn('2026-06-16', { start_time: '20:00', end_time: '02:00', is_overnight: 1 }),
  ];
  const touching = await shiftOn('2026-06-15', { start_time: '20:00', end_time: '00:00', is_overnight: 1 });
  const id = await declare('2026-06-17', { starts_at: '18:00' });
  assert.deepEqual(
    (await read(late)).segments.map(({ rate_type, amount_cents }) => [rate_type, amount_cents]),
    [
      ['weekday', 36_000],
      ['holiday', 17_600],
    ],
  );
  assert.equal((await read(night)).version, 1);
  await withdraw(id);
  await declare('2026-06-17');
  // Four hours of the band at 44.00, two of the holiday.
  assert.deepEqual([(await read(night)).total_cost, (await read(touching)).version], ['352.00', 1]);
});

test('a moved holiday changes both days, a renamed one none', async () => {
  const [from, to] = [await shiftOn('2026-07-14'), await shiftOn('2026-07-15')];
  const id = await declare('2026-07-14');
  await api.send(holidays.update, { id, ...holiday('2026-07-15') }, as());
  assert.deepEqual([(await read(from)).total_cost, (await read(to)).total_cost], ['320.00', '704.00']);
  const before = [await read(from), await read(to)];
  await api.send(holidays.update, { id, ...holiday('2026-07-15', { name: 'Another name' }) }, as());
  assert.deepEqual([await read(from), await read(to)], before);
});

test('other states, other regions and other days keep their price', async () => {
  const shift = await shiftOn('2026-08-12');
  job = await jobIn({ state_id: NSW, holiday_region: 'west' });
  const other = await shiftOn('2026-08-13');
  const west = await shiftOn('2026-08-12', { start_time: '18:00', end_time: '19:00' });
  await declare('2026-08-12', { state_id: QLD, region: 'nowhere' });
  await declare('2026-08-12', { region: 'west' });
  assert.deepEqual([(await read(shift)).version, (await read(other)).version, (await read(west)).total_cost], [1, 1, '88.00']);
});

test('what a planner declared a holiday stays one, a wake-up stays paid, and a shift of the second hour stays in it', async () => {
  const declared = await shiftOn('2026-06-25', { is_holiday: 1 });
  const woken = { start_time: '01:00', end_time: '01:30', fold: 0 as const, note: null };
  const night = await shiftOn('2026-06-23', {
    type: 'sleep_over',
    start_time: '22:00',
    end_time: '06:00',
    is_overnight: 1,
    wake_ups: [woken],
  });
  const second = await shiftOn('2026-04-05', { start_time: '02:30', end_time: '06:00', fold: 1 });
  const ids = [await declare('2026-06-25'), await declare('2026-06-24', { name: 'Short' })];
  assert.deepEqual([(await read(declared)).total_cost, (await read(night)).total_cost], ['704.00', '168.00']);
  for (const id of ids) await withdraw(id);
  const after = [await read(declared), await read(night)];
  assert.deepEqual(
    after.map(({ total_cost }) => total_cost),
    [declared.total_cost, night.total_cost],
  );
  const { items } = (await api.send(holidays.list, { state_id: NSW, year: 2026, search: 'Easter Sunday' }, as())).data;
  await withdraw(items[0]?.id ?? 0);
  const sunday = await read(second);
  assert.deepEqual([sunday.rate_type, sunday.start_at, sunday.total_hour], ['sunday', second.start_at, '3.50']);
});

test('what is approved or invoiced keeps its price, and what waits for approval does not', async () => {
  const [approved, submitted] = [await shiftOn('2026-09-02'), await shiftOn('2026-09-02', { start_time: '18:00', end_time: '19:00' })];
  await api.services.db.update(table).set({ status: 'submitted' }).where(eq(table.worker_id, worker.id));
  await api.send(timesheets.approve, { ids: [approved.id] }, as());
  const before = await read(approved);
  await declare('2026-09-02');
  assert.deepEqual([await read(approved), await versions(approved)], [before, await versions(approved)]);
  const waiting = await read(submitted);
  assert.deepEqual([waiting.total_cost, waiting.status], ['88.00', 'submitted']);
});

test('a day that no rate is left for stays a holiday, and so does every price', async () => {
  const id = await declare('2026-09-09');
  const shift = await shiftOn('2026-09-09');
  await api.services.db.delete(payLevelTimings).where(eq(payLevelTimings.pay_level_id, agreement.pay_level_id));
  const { status, message } = await withdraw(id);
  const reason = "The worker's pay level has no rate for some of these hours.";
  assert.deepEqual([status, message], [422, `The shift Morning of 2026-09-09 can not be priced anew. ${reason}`]);
  assert.equal((await read(shift)).total_cost, '704.00');
  assert.equal(
    (await api.send(holidays.list, { search: 'Mourning', year: 2026 }, as())).data.items.some((one) => one.id === id),
    true,
  );
});

test('a shift that is planned while its day becomes a holiday is paid as one, whichever comes first', async () => {
  for (let round = 0; round < 8; round++) {
    const date = `2026-10-${String(12 + round)}`;
    const [shift] = await Promise.all([shiftOn(date, { start_time: '09:00', end_time: '10:00' }), declare(date)]);
    assert.equal((await read(shift)).total_cost, '88.00', date);
  }
});

test('two changes of the calendar and edits of shifts at once wait for each other, and none in a circle', async () => {
  const planned = [await shiftOn('2026-11-10'), await shiftOn('2026-11-11')];
  const edit = ({ id, date }: { id: number; date: string }) =>
    api.send(shifts.update, { id, ...HOURS, date, job_id: job.id, worker_id: worker.id, description: 'Later', end_time: '16:00' }, as());
  const answers = await Promise.all([
    ...planned.map(edit),
    api.send(holidays.create, holiday('2026-11-10'), as()),
    api.send(holidays.create, holiday('2026-11-11'), as()),
  ]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200],
  );
  for (const shift of planned) assert.equal((await read(shift)).total_cost, '616.00');
});
