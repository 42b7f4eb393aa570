import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { shiftCalendar } from '@careloom/contract/resources/shift-calendar';
import { shifts } from '@careloom/contract/resources/shifts';
import { eq, inArray } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { shifts as table, shiftSegments } from '../../platform/db/schema/shifts';
import { API_BASE } from '../../platform/http/route';
import { startApi, type TestApi } from '../../../testing/harness';
import type { InferInputOf } from '../../../testing/input';
import { makeInvoice, makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { answerOf } from '../../../testing/send';

let api: TestApi;
let admin: Person;
let manager: Person;
let leader: Person;
let worker: Person;
let other: Person;
let work: Parameters<typeof makeShift>[1];
let far: typeof work;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  manager = await api.person('senior_manager');
  leader = await api.person('team_leader');
  worker = await api.person('worker', { first_name: 'Noor', last_name: 'Haddad' });
  other = await api.person('worker');
  const house = await makeHouse(api.services, { name: 'Banksia House', team_leader_id: leader.id });
  const job = await makeJob(api.services, { house, postedBy: admin }, { name: 'Community access' });
  work = { job, worker, by: admin };
  far = { job: await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin }), worker: other, by: admin };
});
after(() => api.close());

const at = (day: string, hour = 1, hours = 8) => {
  const start_at = new Date(`${day}T00:00:00Z`);
  start_at.setUTCHours(hour);
  return { date: day, start_at, end_at: new Date(start_at.getTime() + hours * 3_600_000) };
};
const make = (name: string, day: string, fields: Parameters<typeof makeShift>[2] = {}, whose = work) =>
  makeShift(api.services, whose, { name, ...at(day), ...fields });

type Query = Partial<InferInputOf<typeof shiftCalendar.events>>;
const ask = (person: Person, query: Query = {}) =>
  api.send(shiftCalendar.events, { start: '2026-03-01', end: '2026-03-31', ...query }, { token: person.token });
const titles = async (person: Person, query: Query = {}) => (await ask(person, query)).data.map(({ title }) => title);

test("R7-070, R3-161, R3-162: a calendar has the shifts that overlap its days, with title and id, within each role's scope", async () => {
  await make('Too early', '2026-02-27', { is_overnight: true });
  await make('Night before', '2026-02-28', {
    is_overnight: true,
    ...{ start_at: new Date('2026-02-28T11:00:00Z'), end_at: new Date('2026-02-28T19:00:00Z') },
  });
  const first = await make('First', '2026-03-01');
  await make('Draft', '2026-03-02', { status: 'draft' });
  await make('Cancelled', '2026-03-03', { status: 'cancelled' });
  await make('Worked', '2026-03-31', { status: 'approved' });
  await make('Too late', '2026-04-01');
  await make('Elsewhere', '2026-03-05', {}, far);
  for (const person of [admin, manager]) assert.deepEqual(await titles(person), ['Night before', 'First', 'Draft', 'Elsewhere', 'Worked']);
  assert.deepEqual(await titles(leader), ['Night before', 'First', 'Draft', 'Worked']);
  assert.deepEqual(await titles(worker), ['Night before', 'First', 'Worked']);
  assert.deepEqual(await titles(admin, { title: 'fir' }), ['First']);
  assert.deepEqual(await titles(admin, { shift_id: first.id }), ['First']);
  assert.deepEqual(await titles(admin, { shift_type: 'log' }), ['Worked']);
  assert.deepEqual(await titles(admin, { shift_type: 'schedule' }), ['Night before', 'First', 'Draft', 'Elsewhere']);
  const [event] = (await ask(admin, { shift_id: first.id })).data;
  assert.deepEqual(event, {
    id: first.id,
    shift_id: first.id,
    title: 'First',
    start: '2026-03-01T01:00:00.000Z',
    end: '2026-03-01T09:00:00.000Z',
    time_zone: 'Australia/Sydney',
    type: 'normal',
    status: 'published',
    worker: { id: worker.id, first_name: 'Noor', last_name: 'Haddad' },
    house: { id: work.job.house_id, name: 'Banksia House' },
    job: { id: work.job.id, name: 'Community access' },
  });
});

for (const [requirement, query, errors] of [
  ['R3-163', { start: '' }, { start: ['Start is required'] }],
  ['R3-164', { end: '2026-03' }, { end: ['End is not a valid date.'] }],
  ['R3-164', { end: '2026-02-28' }, { end: ['End must be a date after or equal to Start.'] }],
  ['R3-164', { end: '2027-12-31' }, { end: ['The selected End is invalid.'] }],
] as const) {
  test(`${requirement}: a calendar from ${JSON.stringify(query)} is refused`, async () => {
    const answer = await ask(admin, query);
    assert.deepEqual([answer.status, answer.errors], [422, errors]);
  });
}

const ofWorker = (person: Person, query: Partial<InferInputOf<typeof shifts.ofWorker>> = {}) =>
  api.send(shifts.ofWorker, { worker_id: worker.id, ...query }, { token: person.token });
const names = async (...args: Parameters<typeof ofWorker>) => (await ofWorker(...args)).data.items.map(({ name }) => name);

test('R7-072, R3-165, R3-166: the shifts of a worker in a period, by page, within scope', async () => {
  const duration = '2026-05-01,2026-05-31';
  await make('May 2', '2026-05-02');
  await make('May 31', '2026-05-31', { status: 'draft' });
  await make('June', '2026-06-01');
  await make('Far May', '2026-05-04', {}, { ...far, worker });
  await make('Of another', '2026-05-05', {}, far);
  for (const person of [admin, manager]) assert.deepEqual(await names(person, { duration }), ['May 31', 'Far May', 'May 2']);
  assert.deepEqual(await names(leader, { duration }), ['May 31', 'May 2']);
  assert.deepEqual(await names(worker, { duration }), ['Far May', 'May 2']);
  assert.deepEqual(await names(other, { duration }), []);
  const { data } = await ofWorker(admin, { duration, per_page: 2, page: 2 });
  assert.deepEqual([data.items[0]?.name, data.total, data.last_page], ['May 2', 3, 2]);
  const beyond = await ofWorker(admin, { duration, page: 9 });
  assert.deepEqual([beyond.data.items, beyond.data.total], [[], 3]);
});

test("a list of a worker's shifts is refused without the worker or with an invalid period", async () => {
  const { errors } = await ofWorker(admin, { worker_id: '', duration: 'May' });
  assert.deepEqual(errors, { worker_id: ['Worker is required'], duration: ['Duration format is invalid.'] });
  assert.equal((await ofWorker(admin, { duration: '2026-05-40,2026-06-01' })).status, 422);
});

const remove = (ids: readonly number[], person = admin) => api.send(shifts.remove, { ids: [...ids] }, { token: person.token });
const rowOf = async (id: number) => (await api.services.db.select().from(table).where(eq(table.id, id)))[0];

for (const role of ['super_admin', 'senior_manager'] as const) {
  test(`R7-071: a ${role} deletes planned shifts with their pay lines; worked ones are cancelled and kept`, async () => {
    const planned = await make('Planned', '2026-07-01', { status: 'confirmed' });
    const worked = await make('Worked', '2026-07-02', { status: 'approved' });
    const { status, message, data } = await remove([planned.id, worked.id], role === 'super_admin' ? admin : manager);
    assert.deepEqual([status, message, data], [200, 'Shift deleted successfully.', { deleted: 2 }]);
    assert.deepEqual([await rowOf(planned.id), (await rowOf(worked.id))?.status], [undefined, 'cancelled']);
    const lines = await api.services.db
      .select()
      .from(shiftSegments)
      .where(inArray(shiftSegments.shift_id, [planned.id, worked.id]));
    assert.deepEqual(
      lines.map(({ shift_id }) => shift_id),
      [worked.id],
    );
  });
}

test('ids are accepted in a JSON body, and in a query as ids[] or repeated', async () => {
  const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' };
  const url = `${api.url}${API_BASE}/shift/delete`;
  const made = await Promise.all([1, 2, 3, 4].map((day) => make('Planned', `2026-08-0${day}`)));
  const [a, b, c, d] = made.map(({ id }) => id);
  const sent = [
    await fetch(url, { method: 'DELETE', headers, body: JSON.stringify({ ids: [a] }) }),
    await fetch(`${url}?ids[]=${b}`, { method: 'DELETE', headers }),
    await fetch(`${url}?ids=${c}&ids=${d}`, { method: 'DELETE', headers }),
  ];
  const answers = await Promise.all(sent.map((response) => answerOf<{ deleted: number }>(response)));
  assert.deepEqual(
    answers.map(({ data }) => data.deleted),
    [1, 1, 2],
  );
});

test('one invoiced or unknown shift prevents deleting any of them', async () => {
  const planned = await make('Planned', '2026-07-11');
  const invoice = await makeInvoice(api.services, work);
  const invoiced = await make('Invoiced', '2026-07-12', { status: 'invoiced', invoice_id: invoice.id });
  const refused = await remove([planned.id, invoiced.id]);
  assert.deepEqual([refused.status, refused.message], [422, 'This shift is already invoiced.']);
  const missing = await remove([planned.id, 999_999]);
  assert.deepEqual([missing.status, missing.message], [404, 'Shift not found.']);
  assert.deepEqual((await remove([])).errors, { ids: ['Ids is required'] });
  assert.deepEqual((await api.send(shifts.remove, { ids: 'some' }, { token: admin.token })).status, 422);
  assert.ok(await rowOf(planned.id));
  for (const person of [leader, worker]) assert.equal((await remove([planned.id], person)).error, 'forbidden');
});

test("a list of shifts, the page of one and one day of a calendar have the worker's picture; many days do not", async () => {
  const picture = { ownerId: worker.id, kind: 'picture', name: 'noor.png', mime: 'image/png', content: Buffer.from('face') } as const;
  const picture_file_id = await api.services.files.save(api.services.db, picture);
  await api.services.db.update(users).set({ picture_file_id }).where(eq(users.id, worker.id));
  const { id } = await make('With a face', '2027-05-04');
  const listed = await api.send(shifts.list, { shift_type: 'schedule', search: 'With a face' }, { token: leader.token });
  const read = await api.send(shifts.get, { id }, { token: leader.token });
  const days = (start: string) =>
    api.send(
      shiftCalendar.days,
      { start, end: '2027-05-04', shift_type: 'schedule', day_begins: '06:00', per_day: 2, per_night: 2 },
      { token: leader.token },
    );
  const day = await days('2027-05-04');
  for (const shown of [listed.data.items[0]?.worker, read.data.worker, day.data.days[0]?.shifts[0]?.worker]) {
    const face = await fetch(`${api.url}${shown?.sm_profile_picture_url ?? ''}`);
    assert.deepEqual([face.status, await face.text()], [200, 'face']);
  }
  const many = await days('2027-05-01');
  assert.deepEqual(many.data.days[0]?.shifts[0]?.worker, { id: worker.id, first_name: 'Noor', last_name: 'Haddad' });
});
