import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { shifts } from '@careloom/contract/resources/shifts';
import { HOLIDAY_CALENDAR } from '@careloom/pay/holidays/calendar';
import { ENGINE_VERSION } from '@careloom/pay/version';
import { eq, inArray } from 'drizzle-orm';
import { payLevels } from '../../platform/db/schema/agreements';
import { shifts as table, shiftSegments, wakeUps } from '../../platform/db/schema/shifts';
import { setFeePercent } from '../settings/shift-percentage';
import { startApi, type TestApi } from '../../../testing/harness';
import type { InferInputOf } from '../../../testing/input';
import { makeInvoice, makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { makeTerms, terminate } from '../../../testing/terms';

let api: TestApi;
let admin: Person;
let leader: Person;
let job: Awaited<ReturnType<typeof makeJob>>;
let far: typeof job;
let worker: Person;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  leader = await api.person('team_leader');
  job = await makeJob(api.services, { house: await makeHouse(api.services, { team_leader_id: leader.id }), postedBy: admin });
  far = await makeJob(api.services, { house: await makeHouse(api.services, { state_id: 3 }), postedBy: admin });
  await setFeePercent(api.services.db, 7.5);
});
after(() => api.close());
beforeEach(async () => {
  worker = await api.person('worker', { first_name: 'Noor' });
  await makeTerms(api.services, worker);
});

type Body = InferInputOf<typeof shifts.create>;
const body = (fields: Partial<Body> = {}): Body => ({
  job_id: job.id,
  worker_id: worker.id,
  date: '2026-11-18',
  name: 'Morning',
  start_time: '09:00',
  end_time: '17:00',
  type: 'normal',
  ...fields,
});
const add = (fields: Partial<Body> = {}, person = admin) => api.send(shifts.create, body(fields), { token: person.token });
const edit = (id: number, fields: Partial<Body> = {}, person = admin) =>
  api.send(shifts.update, { id, ...body(fields) }, { token: person.token });
const read = (id: number, person = admin) => api.send(shifts.get, { id }, { token: person.token });
/** All planners: a leader plans at the houses led. */
const PLANNERS = ['super_admin', 'senior_manager', 'team_leader'] as const;
const planner = (role: (typeof PLANNERS)[number]) => (role === 'team_leader' ? leader : api.person(role));
const set = (id: number, fields: Partial<typeof table.$inferInsert>) => api.services.db.update(table).set(fields).where(eq(table.id, id));

/** A shift in the distant past. */
const EARLIER = {
  ...{ date: '2026-03-02', status: 'approved' as const },
  ...{ start_at: new Date('2026-03-01T22:00:00Z'), end_at: new Date('2026-03-02T06:00:00Z') },
};

test('a new shift is priced by the agreement, with the current fee, and is read back', async () => {
  const { status, message, data } = await add({ description: 'Blue book.' });
  assert.deepEqual([status, message], [200, 'Shift added successfully.']);
  const { total_cost, total_hour, fee, rate_type, start_at, time_zone } = data;
  assert.deepEqual(
    [data.status, total_cost, total_hour, fee, rate_type, data.is_overnight],
    ['published', '320.00', '8.00', '24.00', 'weekday', 0],
  );
  assert.deepEqual([start_at, time_zone, data.worker?.first_name], ['2026-11-17T22:00:00.000Z', 'Australia/Sydney', 'Noor']);
  const again = (await read(data.id)).data;
  assert.deepEqual({ ...again, ...data, worker: { ...data.worker, sm_profile_picture_url: null } }, again);
});

const PRICED: readonly (readonly [string, Partial<Body>, string, number])[] = [
  ['a band is crossed', { start_time: '18:00', end_time: '22:30' }, '190.00', 2],
  ['Friday into Saturday', { date: '2026-11-20', start_time: '20:00', end_time: '04:00', is_overnight: 1 }, '400.00', 2],
  ['a sleep over with work around it', { start_time: '18:00', end_time: '09:00', type: 'sleep_over' }, '368.00', 4],
  [
    'an active night when the clock is set back',
    { date: '2026-04-04', start_time: '22:00', end_time: '06:00', type: 'active_night' },
    '792.00',
    1,
  ],
  ['a public holiday', { date: '2026-04-27', end_time: '13:00' }, '352.00', 1],
  ['a holiday declared by the planner', { end_time: '13:00', is_holiday: 1 }, '352.00', 1],
];
for (const [title, fields, cost, lines] of PRICED) {
  test(`${title}: ${cost} in ${lines} lines`, async () => {
    const { data } = await add(fields);
    assert.deepEqual([data.total_cost, data.segments.length, data.is_holiday], [cost, lines, fields.is_holiday ?? 0]);
  });
}

test('a Sunday that weekday bands would split is one line, so that no cent is lost', async () => {
  const { pay_level_id } = await makeTerms(api.services, worker);
  await api.services.db.update(payLevels).set({ sunday_cents: 7271 }).where(eq(payLevels.id, pay_level_id));
  const { data } = await add({ date: '2026-11-22', start_time: '01:31', end_time: '10:45' });
  assert.deepEqual([data.total_cost, data.segments.map(({ minutes }) => minutes)], ['671.36', [554]]);
});

for (const [date, hours, cost] of [
  ['2027-12-31', ['22:00', '06:00'], '616.00'],
  ['2029-03-30', ['09:00', '13:00'], '352.00'],
  ['2040-12-25', ['09:00', '13:00'], '352.00'],
] as const) {
  test(`holidays are known for any year: ${date}, ${hours.join(' to ')}, costs ${cost}`, async () => {
    const later = await api.person('worker');
    await makeTerms(api.services, later, { end_date: '2041-12-31' });
    const { data, errors } = await add({ worker_id: later.id, date, start_time: hours[0], end_time: hours[1] });
    assert.deepEqual([errors, data.total_cost], [{}, cost]);
  });
}

test('each line stores the versions of the rules and of the calendar that priced it', async () => {
  const { id } = (await add()).data;
  const [line] = await api.services.db.select().from(shiftSegments).where(eq(shiftSegments.shift_id, id));
  assert.equal(line?.engine_version, ENGINE_VERSION);
  assert.ok(line.calendar_version.startsWith(HOLIDAY_CALENDAR.version), line.calendar_version);
});

test('time zone and holidays are those of the house', async () => {
  const { data } = await add({ job_id: far.id, date: '2026-12-24', start_time: '16:00', end_time: '22:00' });
  assert.deepEqual([data.time_zone, data.total_cost], ['Australia/Brisbane', '432.00']);
});

test('wake-ups are paid, are kept when an edit omits them, and are removed on request', async () => {
  const night = { start_time: '18:00', end_time: '09:00', type: 'sleep_over' } as const;
  const { data } = await add({ ...night, wake_ups: [{ start_time: '02:10', end_time: '02:40', note: 'Nightmare' }] });
  assert.equal(data.total_cost, '415.50');
  assert.equal((await edit(data.id, { ...night, name: 'Renamed' })).data.total_cost, '415.50');
  const [kept] = await api.services.db.select().from(wakeUps).where(eq(wakeUps.shift_id, data.id));
  assert.deepEqual([kept?.start_at.toISOString(), kept?.note], ['2026-11-18T15:10:00.000Z', 'Nightmare']);
  assert.equal((await edit(data.id, { ...night, wake_ups: [] })).data.total_cost, '368.00');
});

const INVALID: readonly (readonly [Partial<Record<keyof Body, unknown>>, Record<string, string[]>])[] = [
  [{ job_id: 999_999 }, { job_id: ['The selected Job is invalid.'] }],
  [{ worker_id: 999_999 }, { worker_id: ['The selected Worker is invalid.'] }],
  [{ worker_id: '' }, { worker_id: ['Worker is required'] }],
  [{ date: '2026-02-30' }, { date: ['Date is not a valid date.'] }],
  [{ name: '' }, { name: ['Name is required'] }],
  [{ start_time: '25:00' }, { start_time: ['Start Time does not match the format H:i.'] }],
  [{ end_time: null }, { end_time: ['End Time is required'] }],
  [{ type: 'nap' }, { type: ['The selected Type is invalid.'] }],
  [{ is_overnight: 1 }, { end_time: ['End time must be less than start time.'] }],
  [{ type: 'sleep_over' }, { start_time: ['Sleep over must be from 22:00 to 06:00.'] }],
  [
    { date: '2026-10-04', start_time: '02:30', end_time: '06:00' },
    { start_time: ['Start Time does not exist on this day: the clock is put forward over it.'] },
  ],
  [{ wake_ups: [{ start_time: '02:00', end_time: '03:00' }] }, { wake_ups: ['Only a sleep over has wake-ups.'] }],
  [
    { type: 'sleep_over', start_time: '22:00', end_time: '06:00', wake_ups: [{ start_time: '21:00', end_time: '23:00' }] },
    { 'wake_ups.0': ['A wake-up must lie between 22:00 and 06:00 and end after it starts.'] },
  ],
  [{ date: '2025-11-18' }, { worker_id: ['The worker has no signed service agreement on this day.'] }],
];
for (const [fields, errors] of INVALID) {
  test(`a shift with ${JSON.stringify(fields)} is refused at its field`, async () => {
    const answer = await add(fields as Partial<Body>);
    assert.deepEqual([answer.status, answer.message, answer.errors], [422, 'Unprocessable Entity.', errors]);
  });
}

test('a worker who cannot be employed here is refused', async () => {
  for (const fields of [{ archived_at: new Date() }, { is_active: false }, { verification_status: 'pending' as const }]) {
    const gone = await api.person('worker', fields);
    await makeTerms(api.services, gone);
    assert.deepEqual((await add({ worker_id: gone.id })).errors, { worker_id: ['The selected Worker is invalid.'] });
  }
});

test('hours that no timing of the level covers are refused', async () => {
  const other = await api.person('worker');
  const { pay_level_id } = await makeTerms(api.services, other);
  await api.services.db.execute(`delete from pay_level_timings where pay_level_id = ${pay_level_id} and is_overnight`);
  const { errors } = await add({ worker_id: other.id, end_time: '21:00' });
  assert.deepEqual(errors, { start_time: ["The worker's pay level has no rate for some of these hours."] });
});

for (const role of PLANNERS) {
  test(`R8-032: a ${role} plans no worker whose agreement is terminated, or over: "Worker's service agreement terminated, renew first."`, async () => {
    const person = await planner(role);
    const { id } = (await add()).data;
    const over = await api.person('worker');
    await makeTerms(api.services, over, { end_date: '2026-10-31' });
    const gone = await api.person('worker');
    await terminate(api.services, (await makeTerms(api.services, gone)).id);
    for (const { id: worker_id } of [over, gone]) {
      await makeShift(api.services, { job, worker: { id: worker_id }, by: admin }, EARLIER); // the leader knows those who worked there
      for (const answer of [await add({ worker_id }, person), await edit(id, { worker_id }, person)])
        assert.deepEqual([answer.status, answer.message], [422, "Worker's service agreement terminated, renew first."]);
    }
    assert.equal((await read(id)).data.worker?.id, worker.id);
    const rows = await api.services.db
      .select()
      .from(table)
      .where(inArray(table.worker_id, [over.id, gone.id]));
    assert.equal(rows.length, 2, 'nothing was written');
  });
}

test("a closed job has shifts up to its last day, in the house's local time", async () => {
  const closed = await makeJob(
    api.services,
    { house: { id: job.house_id }, postedBy: admin },
    { status: 'closed', worker_id: worker.id, closed_at: new Date('2026-11-18T14:00:00Z') },
  );
  assert.equal((await add({ job_id: closed.id, date: '2026-11-19' })).status, 200);
  const { errors } = await add({ job_id: closed.id, date: '2026-11-20' });
  assert.deepEqual(errors, { date: ['This job is closed or archived: only days up to then can have shifts.'] });
});

const CLASH = 'Worker already on another shift at the same time. Do you want to reassign?';

for (const role of PLANNERS) {
  test(`R8-031, R8-044: an overlap requires a ${role} to confirm; the worker is then moved, and the other shift becomes unfilled`, async () => {
    const person = await planner(role);
    const second = { name: 'Second', start_time: '16:59', end_time: '20:00' };
    const first = (await add()).data;
    const asked = await add(second, person);
    assert.deepEqual([asked.status, asked.message, asked.data], [422, CLASH, { confirm_reassign: true }]);
    const later = (await add({ date: '2026-11-19' })).data;
    const moving = await edit(later.id, {}, person);
    assert.deepEqual([moving.status, moving.message, moving.data], [422, CLASH, { confirm_reassign: true }]);
    assert.equal((await read(first.id)).data.worker?.id, worker.id);
    const moved = await add({ ...second, reassign: 1 }, person);
    assert.deepEqual([moved.status, moved.data.worker?.id], [200, worker.id]);
    const left = (await read(first.id)).data;
    assert.deepEqual([left.worker, left.status], [null, 'draft']);
    assert.notEqual(first.total_cost, '0.00');
    assert.deepEqual([left.total_cost, left.fee, left.total_hour], ['0.00', '0.00', first.total_hour]);
  });
}

test('adjacent shifts do not clash, and a shift does not clash with itself', async () => {
  const { id } = (await add()).data;
  assert.equal((await add({ start_time: '17:00', end_time: '20:00' })).status, 200);
  assert.equal((await edit(id, { start_time: '08:00' })).status, 200);
  const clash = await edit(id, { end_time: '18:00' });
  assert.deepEqual([clash.message, clash.data], [CLASH, { confirm_reassign: true }]);
});

test("a worker cannot be moved from a worked shift, or from one out of the planner's scope", async () => {
  const text = 'Worker already on another shift at the same time, from which they can not be moved.';
  const { id } = (await add()).data;
  await set(id, { status: 'submitted' });
  const answer = await add({ reassign: 1 });
  assert.deepEqual([answer.status, answer.message], [422, text]);
  await add({ job_id: far.id, date: '2026-11-19' });
  assert.equal((await add({ date: '2026-11-19', reassign: 1 }, leader)).message, text);
});

test('of many who assign one worker to overlapping shifts concurrently exactly one succeeds', async () => {
  for (let round = 0; round < 4; round++) {
    const answers = await Promise.all([0, 1, 2, 3].map((hour) => add({ date: `2026-11-2${round}`, start_time: `0${6 + hour}:00` })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422, 422]);
    assert.ok(answers.every(({ status, message }) => status === 200 || message === CLASH));
  }
});

test('an edit answers its text and reprices the shift; an edit of an older version is stale', async () => {
  const { id, version } = (await add()).data;
  const { status, message, data } = await edit(id, { end_time: '13:00', version: version ?? null });
  assert.deepEqual([status, message, data.total_cost, data.fee], [200, 'Shift updated successfully.', '160.00', '12.00']);
  const stale = await edit(id, { version: version ?? null });
  assert.deepEqual([stale.status, stale.error], [422, 'stale']);
});

test('a later change of percentage or level does not affect a priced shift', async () => {
  const { id, fee } = (await add()).data;
  await setFeePercent(api.services.db, 10);
  const later = await add({ date: '2026-11-19' });
  await setFeePercent(api.services.db, 7.5);
  assert.deepEqual([(await read(id)).data.fee, later.data.fee], [fee, '32.00']);
});

test('an edit revokes an approval, and a confirmation if worker or hours change', async () => {
  const { id } = (await add()).data;
  await set(id, { status: 'confirmed' });
  assert.equal((await edit(id, { name: 'Renamed', status: 'published' })).data.status, 'confirmed');
  assert.equal((await edit(id, { end_time: '16:00' })).data.status, 'published');
  assert.equal((await edit(id, { end_time: '16:00', status: 'draft' })).data.status, 'draft');
  await set(id, { status: 'approved', approved_by_id: leader.id, approved_at: new Date() });
  assert.equal((await edit(id, { end_time: '16:00', name: 'Day' })).data.status, 'submitted');
  const [row] = await api.services.db.select().from(table).where(eq(table.id, id));
  assert.equal(row?.approved_by_id, null);
});

test('an invoiced or cancelled shift cannot be changed', async () => {
  const { id } = (await add()).data;
  const invoice = await makeInvoice(api.services, { job, worker, by: admin });
  await set(id, { status: 'invoiced', invoice_id: invoice.id });
  const answer = await edit(id, { name: 'Late' });
  assert.deepEqual([answer.status, answer.message], [422, 'This shift is already invoiced.']);
  assert.deepEqual((await read(id)).data.invoice, { id: invoice.id, number: invoice.number, status: 'generated' });
  await set(id, { status: 'cancelled', invoice_id: null });
  assert.equal((await edit(id)).message, 'A cancelled shift can not be changed.');
});

test('R8-033: a shift that is unknown or out of scope answers 404 "Shift not found."', async () => {
  const elsewhere = (await add({ job_id: far.id })).data.id;
  const draft = (await add({ date: '2026-11-19', status: 'draft' })).data.id;
  const manager = await api.person('senior_manager');
  const answers = [
    await read(999_999),
    await edit(999_999),
    await read(999_999, manager),
    await edit(999_999, {}, manager),
    await read(999_999, leader),
    await read(999_999, worker),
    await read(elsewhere, leader),
    await edit(elsewhere, {}, leader),
    await read(draft, worker),
    await read(elsewhere, await api.person('worker')),
  ];
  for (const { status, message } of answers) assert.deepEqual([status, message], [404, 'Shift not found.']);
  assert.equal((await read(elsewhere, worker)).status, 200);
});

test('a team leader adds shifts only at the houses led, for their workers', async () => {
  assert.deepEqual((await add({}, leader)).errors, { worker_id: ['The selected Worker is invalid.'] });
  await api.services.db.update(table).set({ worker_id: null });
  await add({ date: '2026-11-17' });
  assert.equal((await add({}, leader)).status, 200);
  assert.deepEqual((await add({ job_id: far.id, date: '2026-11-25' }, leader)).errors, { job_id: ['The selected Job is invalid.'] });
  assert.equal((await add({}, worker)).error, 'forbidden');
});

test('a draft without a worker costs nothing, can be edited, and is priced and published once it has one', async () => {
  const { data, status } = await add({ worker_id: null, status: 'draft' });
  assert.equal(status, 200);
  assert.deepEqual([data.status, data.worker, data.total_cost, data.total_hour, data.warnings], ['draft', null, '0.00', '8.00', []]);
  const longer = await edit(data.id, { worker_id: null, status: 'draft', end_time: '18:00' });
  assert.deepEqual([longer.status, longer.data.worker, longer.data.total_hour], [200, null, '9.00']);
  const other = await add({ worker_id: null, status: 'draft' });
  assert.equal(other.status, 200, 'nobody is at two places at once');
  const filled = await edit(data.id, { status: 'published' });
  assert.deepEqual([filled.data.status, filled.data.worker?.id, filled.data.total_cost], ['published', worker.id, '320.00']);
});

test('a published or worked shift has a worker; a planned one can become a draft without a worker again', async () => {
  const required = { worker_id: ['Worker is required'] };
  assert.deepEqual((await add({ worker_id: null })).errors, required);
  assert.deepEqual((await add({ worker_id: null, status: 'published' })).errors, required);
  const { data: planned } = await add({ date: '2026-12-02' });
  assert.deepEqual((await edit(planned.id, { date: '2026-12-02', worker_id: null })).errors, required);
  const taken = await edit(planned.id, { date: '2026-12-02', worker_id: null, status: 'draft' });
  assert.deepEqual([taken.status, taken.data.status, taken.data.worker], [200, 'draft', null]);
  const { data: worked } = await add({ date: '2026-11-03' });
  await set(worked.id, { status: 'completed' });
  assert.deepEqual((await edit(worked.id, { date: '2026-11-03', worker_id: null, status: 'draft' })).errors, required);
});
