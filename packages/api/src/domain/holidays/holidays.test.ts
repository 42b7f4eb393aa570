import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { audit } from '@careloom/contract/resources/audit';
import { USER_CHANNEL } from '@careloom/contract/resources/broadcasting';
import { type HolidayBody, holidays } from '@careloom/contract/resources/holidays';
import { type ShiftBody, shifts } from '@careloom/contract/resources/shifts';
import { SHEET_COLUMNS, timesheets } from '@careloom/contract/resources/timesheets';
import { STATES } from '@careloom/contract/states';
import { HOLIDAY_CALENDAR } from '@careloom/pay/holidays/calendar';
import { eq } from 'drizzle-orm';
import { payLevelTimings } from '../../platform/db/schema/agreements';
import { shifts as table, shiftSegments } from '../../platform/db/schema/shifts';
import { inTransaction } from '../../platform/db/transaction';
import { startApi, type TestApi } from '../../../testing/harness';
import { allPushed, connectPusher, nextEvent, subscribed } from '../../../testing/listen';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { makeTerms } from '../../../testing/terms';
import { uploadTimesheet } from '../timesheets/upload-timesheet';

let api: TestApi;
let admin: Person;
let leader: Person;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  leader = await api.person('team_leader');
});
after(() => api.close());

const [NSW, VIC] = [STATES.find(({ code }) => code === 'NSW')?.id ?? 0, STATES.find(({ code }) => code === 'VIC')?.id ?? 0];
const as = () => ({ token: admin.token });
const body = (fields: Partial<HolidayBody> = {}): HolidayBody => ({
  date: '2028-03-06',
  name: 'Royal Show',
  state_id: NSW,
  starts_at: null,
  region: null,
  ...fields,
});
const list = async (query: Parameters<typeof api.send<typeof holidays.list>>[1]) => (await api.send(holidays.list, query, as())).data;
const add = (fields: Partial<HolidayBody> = {}) => api.send(holidays.create, body(fields), as());
const entries = async (id: number) =>
  (await api.send(audit.list, { record: 'holidays', record_id: String(id) }, as())).data.items.map((entry) => ({
    action: entry.action,
    by: entry.actor?.id,
    before: entry.before?.['name'] as unknown,
    after: entry.after?.['name'] as unknown,
  }));

test('the table starts with the holidays of the pay engine, filtered by state and year, sorted by day, ten to a page', async () => {
  const known = HOLIDAY_CALENDAR.days.filter(({ state, date }) => state === 'NSW' && date.startsWith('2027'));
  const { items, total, per_page } = await list({ state_id: NSW, year: 2027 });
  assert.deepEqual([total, per_page, items.length], [known.length, 10, 10]);
  const whole = await list({ state_id: NSW, year: 2027, per_page: 100 });
  assert.deepEqual(
    whole.items.map(({ date, name, state }) => [date, name, state.name]),
    known.map(({ date, name }) => [date, name, 'NSW']).sort(),
  );
  assert.deepEqual(
    (await list({ search: 'eve QLD', year: 2026 })).items.map(({ date, starts_at }) => [date, starts_at]),
    [['2026-12-24', '18:00']],
  );
  const { status, errors } = await api.send(holidays.list, { year: 26 }, as());
  assert.deepEqual([status, Object.keys(errors)], [422, ['year']]);
});

test('a holiday is added, changed and deleted, and the audit has the values before and after', async () => {
  const added = await add({ region: 'west' });
  assert.deepEqual([added.status, added.message], [200, 'Public holiday added successfully.']);
  const { id } = added.data;
  assert.deepEqual(added.data, {
    id,
    date: '2028-03-06',
    name: 'Royal Show',
    state: { id: NSW, name: 'NSW' },
    starts_at: null,
    region: 'west',
    provisional: 0,
  });
  const changed = await api.send(holidays.update, { id, ...body({ name: 'Show Day', starts_at: '18:00' }) }, as());
  assert.deepEqual(
    [changed.message, changed.data.name, changed.data.starts_at],
    ['Public holiday updated successfully.', 'Show Day', '18:00'],
  );
  const removed = await api.send(holidays.remove, { id }, as());
  assert.deepEqual([removed.status, removed.message, removed.data], [200, 'Public holiday deleted successfully.', {}]);
  assert.deepEqual(await entries(id), [
    { action: 'delete', by: admin.id, before: 'Show Day', after: undefined },
    { action: 'update', by: admin.id, before: 'Royal Show', after: 'Show Day' },
    { action: 'insert', by: admin.id, before: undefined, after: 'Royal Show' },
  ]);
  for (const answer of [await api.send(holidays.update, { id, ...body() }, as()), await api.send(holidays.remove, { id }, as())])
    assert.deepEqual([answer.status, answer.message], [404, 'Record does not exist.']);
});

test('a state has a day once, except for another region or another start time', async () => {
  const date = '2028-04-04';
  const first = await add({ date });
  const taken = { date: ['Date has already been taken.'] };
  assert.deepEqual([(await add({ date, name: 'Other' })).errors, (await add({ date, name: 'Other' })).status], [taken, 422]);
  for (const other of [{ state_id: VIC }, { starts_at: '18:00' }, { region: 'west' }])
    assert.equal((await add({ date, ...other })).status, 200);
  const moved = await add({ date: '2028-04-05' });
  assert.deepEqual((await api.send(holidays.update, { id: moved.data.id, ...body({ date }) }, as())).errors, taken);
  assert.equal((await api.send(holidays.update, { id: first.data.id, ...body({ date, name: 'Renamed' }) }, as())).status, 200);
});

test('each invalid field has its error', async () => {
  const wrong = { date: '2028-02-30', name: '', state_id: 99, starts_at: '25:00', region: 'x'.repeat(61) };
  const { status, errors } = await api.send(holidays.create, wrong, as());
  assert.deepEqual(
    [status, errors],
    [
      422,
      {
        date: ['Date is not a valid date.'],
        name: ['Holiday is required'],
        starts_at: ['Starts at does not match the format H:i.'],
        region: ['Region may not be greater than 60 characters.'],
      },
    ],
  );
  assert.deepEqual((await add({ state_id: 99 })).errors, { state_id: ['The selected State is invalid.'] });
});

test('of two who add the same day concurrently, the second is refused', async () => {
  const answers = await Promise.all([1, 2].map(() => add({ date: '2028-05-05' })));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
  assert.deepEqual(answers.find(({ status }) => status === 422)?.errors, { date: ['Date has already been taken.'] });
});

test('a day that is not gazetted yet is provisional until somebody changes it', async () => {
  const { items } = await list({ state_id: VIC, year: 2031, search: 'Friday' });
  assert.deepEqual(
    items.map(({ date, name, provisional }) => [date, name, provisional]),
    [
      ['2031-04-11', 'Good Friday', 1],
      ['2031-09-26', 'Friday before the AFL Grand Final', 1],
    ],
  );
  const moved = { ...body({ date: '2031-09-19', name: 'Friday before the AFL Grand Final', state_id: VIC }), id: items[1]?.id ?? 0 };
  assert.equal((await api.send(holidays.update, moved, as())).data.provisional, 0);
});

test('open pages are notified', async () => {
  await allPushed(api);
  const pusher = connectPusher(api, admin.token);
  const channel = await subscribed(pusher, USER_CHANNEL(admin.id));
  const [pushed, { data }] = await Promise.all([nextEvent(channel, 'ResourceChanged'), add({ date: '2028-06-06' })]);
  assert.deepEqual(pushed, { resource: 'holiday', ids: [data.id], version: null, actor: admin.id });
  pusher.disconnect();
});

test('only users who may see and change pay levels see and change the calendar', async () => {
  for (const role of ['senior_manager', 'team_leader', 'worker'] as const) {
    const { token } = await api.person(role);
    const answers = [await api.send(holidays.list, {}, { token }), await api.send(holidays.create, body(), { token })];
    assert.deepEqual(
      answers.map(({ error }) => error),
      ['forbidden', 'forbidden'],
      role,
    );
  }
});

const QLD = STATES.find(({ code }) => code === 'QLD')?.id ?? 0;
let job: { id: number };
let worker: Person;
let agreement: Awaited<ReturnType<typeof makeTerms>>;
beforeEach(async () => {
  job = await jobIn({ state_id: NSW });
  worker = await api.person('worker');
  agreement = await makeTerms(api.services, worker);
});

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

test('a shift on a new holiday is paid as one, and as before once the holiday is deleted; each pay line names its calendar', async () => {
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

test('a preview returns the price changes of a new, moved or deleted holiday, and writes nothing', async () => {
  const [shift, next] = [await shiftOn('2026-06-18'), await shiftOn('2026-06-19', { end_time: '13:00' })];
  const day = ({ name: _name, ...fields }: HolidayBody) => fields;
  const some = (before: string, after: string, difference: string) =>
    `not approved yet would be priced anew: ${before} becomes ${after}, a difference of ${difference}.`;
  const preview = async (fields: Partial<HolidayBody> & { id?: number }) =>
    (await api.send(holidays.preview, { ...day(holiday('2026-06-18')), ...fields }, as())).data;
  assert.deepEqual(await preview({}), {
    shifts: 1,
    total_before: '320.00',
    total_after: '704.00',
    difference: '384.00',
    text: `1 shift ${some('320.00', '704.00', '384.00')}`,
  });
  assert.equal((await preview({ state_id: QLD })).text, 'No shift that is not approved yet would cost anything else.');
  assert.equal((await read(shift)).version, 1);
  assert.equal(
    (await list({ search: 'Mourning', year: 2026 })).items.some(({ date }) => date === '2026-06-18'),
    false,
  );

  const id = await declare('2026-06-18');
  const moved = await preview({ id, date: '2026-06-19' });
  assert.equal(moved.text, `2 shifts ${some('864.00', '672.00', '-192.00')}`);
  const removed = (await api.send(holidays.previewRemoval, { id }, as())).data;
  assert.equal(removed.text, `1 shift ${some('704.00', '320.00', '-384.00')}`);
  assert.deepEqual([(await read(shift)).total_cost, (await read(next)).version], ['704.00', 1]);
  assert.equal((await list({ search: 'Mourning', year: 2026 })).items.find((one) => one.id === id)?.date, '2026-06-18');
});

test('a part-day holiday splits a shift, the night before extends into the day, and a shift that only touches midnight is not affected', async () => {
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
  // Four hours at the band's 44.00, two at the holiday rate.
  assert.deepEqual([(await read(night)).total_cost, (await read(touching)).version], ['352.00', 1]);
});

test('moving a holiday affects both days, renaming it affects none', async () => {
  const [from, to] = [await shiftOn('2026-07-14'), await shiftOn('2026-07-15')];
  const id = await declare('2026-07-14');
  await api.send(holidays.update, { id, ...holiday('2026-07-15') }, as());
  assert.deepEqual([(await read(from)).total_cost, (await read(to)).total_cost], ['320.00', '704.00']);
  const before = [await read(from), await read(to)];
  await api.send(holidays.update, { id, ...holiday('2026-07-15', { name: 'Another name' }) }, as());
  assert.deepEqual([await read(from), await read(to)], before);
});

test('other states, regions and days keep their price', async () => {
  const shift = await shiftOn('2026-08-12');
  job = await jobIn({ state_id: NSW, holiday_region: 'west' });
  const other = await shiftOn('2026-08-13');
  const west = await shiftOn('2026-08-12', { start_time: '18:00', end_time: '19:00' });
  await declare('2026-08-12', { state_id: QLD, region: 'nowhere' });
  await declare('2026-08-12', { region: 'west' });
  assert.deepEqual([(await read(shift)).version, (await read(other)).version, (await read(west)).total_cost], [1, 1, '88.00']);
});

test('a shift declared a holiday by a planner stays one, a wake-up stays paid, and a shift in the repeated hour stays in it', async () => {
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

test('approved and invoiced shifts keep their price, submitted ones do not', async () => {
  const [approved, submitted] = [await shiftOn('2026-09-02'), await shiftOn('2026-09-02', { start_time: '18:00', end_time: '19:00' })];
  await api.services.db.update(table).set({ status: 'submitted' }).where(eq(table.worker_id, worker.id));
  await api.send(timesheets.approve, { ids: [approved.id] }, { token: (await api.person('senior_manager')).token });
  const before = await read(approved);
  await declare('2026-09-02');
  assert.deepEqual([await read(approved), await versions(approved)], [before, await versions(approved)]);
  const waiting = await read(submitted);
  assert.deepEqual([waiting.total_cost, waiting.status], ['88.00', 'submitted']);
});

test('a holiday stays when a pay level has no other rate for the day, and so does every price', async () => {
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

test('a shift planned concurrently with its new holiday is paid as one, whichever commits first', async () => {
  for (let round = 0; round < 8; round++) {
    const date = `2026-10-${String(12 + round)}`;
    const [shift] = await Promise.all([shiftOn(date, { start_time: '09:00', end_time: '10:00' }), declare(date)]);
    assert.equal((await read(shift)).total_cost, '88.00', date);
  }
});

test('concurrent calendar changes and shift edits wait for each other, without a deadlock', async () => {
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

test('a sheet that was priced before a calendar change is refused, and nothing of it is written', async () => {
  const cells = [job.id, worker.email, '2026-12-09', 'Morning', '09:00', '13:00', 'no', 'no', 'no', ''];
  const content = Buffer.from([SHEET_COLUMNS.join(), cells.join()].join('\n'));
  const file = { name: 'june.csv', size: content.length, type: 'text/csv', content };
  const user = { id: admin.id, userType: admin.userType, permissions: new Set<string>() };
  const context = { body: { file, reassign: 0, dry_run: 0 }, files: { file }, user, services: api.services };
  const write = await uploadTimesheet(context as unknown as Parameters<typeof uploadTimesheet>[0]);
  await declare('2026-12-09');
  const message = 'This record was changed in the meantime. Reload it and try again.';
  await assert.rejects(inTransaction(api.services.db, write), { message, details: { error: 'stale' } });
  assert.equal(await api.services.db.$count(table, eq(table.worker_id, worker.id)), 0);
});
