import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { JOB_TYPES, jobs, PREFERRED_GENDERS, VISIBILITIES, WHEN_NEEDED } from '@careloom/contract/resources/jobs';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { jobBody, makeHouse } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let houseId: number;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin', { first_name: 'Margaret', last_name: 'Okafor' });
  houseId = (await makeHouse(api.services, { name: 'Banksia House' })).id;
});
after(() => api.close());

const post = (fields: Parameters<typeof jobBody>[1] = {}, token = admin.token) =>
  api.send(jobs.create, jobBody(houseId, fields), { token });

test('R8-048: posting a job answers "Job published successfully." and returns the open job', async () => {
  const { status, message, data } = await post();
  assert.deepEqual([status, message, data.status, data.version], [200, 'Job published successfully.', 'open', 1]);
  const read = await api.send(jobs.get, { id: data.id }, { token: admin.token });
  assert.deepEqual(read.data, data);
});

const SENT = [
  ['R3-113', 'name', 'Sleep over support'],
  ['R3-114', 'description', 'Dinner, a film and a quiet night.'],
  ['R3-115', 'type', 'once_off'],
  ['R3-116', 'start_date', '2026-12-05'],
  ['R3-117', 'end_date', '2026-12-18'],
  ['R3-118', 'duration', '2 weeks'],
  ['R3-124', 'visibility', 'private'],
  ['R3-125', 'number_of_workers', 2],
  ['R3-126', 'weekly_hours', 17.5],
  ['R3-127', 'when_needed', 'flexible'],
  ['R3-128', 'service_needed', 'Overnight support'],
  ['R3-129', 'preferred_gender', 'female'],
  ['R3-134', 'status', 'open'],
  ['R3-135', 'start_time', '19:00'],
  ['R3-136', 'end_time', '08:00'],
  ['R3-137', 'is_overnight', 1],
] as const;

for (const [requirement, field, expected] of SENT) {
  test(`${requirement}: a posted job has its ${field}`, async () => {
    const { data } = await post({
      name: 'Sleep over support',
      description: 'Dinner, a film and a quiet night.',
      type: 'once_off',
      end_date: '2026-12-18',
      visibility: 'private',
      number_of_workers: 2,
      weekly_hours: 17.5,
      when_needed: 'flexible',
      service_needed: 'Overnight support',
      preferred_gender: 'female',
      start_time: '19:00',
      end_time: '08:00',
      is_overnight: 1,
    });
    assert.equal(data[field], expected);
  });
}

test('R3-138, R3-139, R3-140: a job has its house, who posted it and when', async () => {
  const { data } = await post();
  assert.deepEqual(data.house, { id: houseId, name: 'Banksia House', suburb: 'Merrylands', state: 'NSW', post_code: '2160' });
  assert.deepEqual(data.posted_by, { id: admin.id, first_name: 'Margaret', last_name: 'Okafor' });
  assert.ok(Math.abs(api.clock.now().getTime() - Date.parse(data.created_at)) < 60_000);
});

const OPTIONS: readonly (readonly [string, Parameters<typeof jobBody>[1]])[] = [
  ...(['R3-119', 'R3-120', 'R3-121', 'R3-122', 'R3-123'] as const).map(
    (row, index) => [row, { type: JOB_TYPES[index] ?? 'once_off', end_date: '2027-01-31', weekly_hours: 40 }] as const,
  ),
  ...(['R3-130', 'R3-131'] as const).map((row, index) => [row, { visibility: VISIBILITIES[index] ?? 'public' }] as const),
  ...(['R3-132', 'R3-133'] as const).map((row, index) => [row, { when_needed: WHEN_NEEDED[index] ?? 'flexible' }] as const),
];
for (const [requirement, fields] of OPTIONS) {
  test(`${requirement}: ${JSON.stringify(fields)} can be posted and is read back`, async () => {
    const { data } = await post(fields);
    const read = await api.send(jobs.get, { id: data.id }, { token: admin.token });
    for (const [name, value] of Object.entries(fields ?? {})) assert.equal(read.data[name as keyof typeof read.data], value);
  });
}

for (const preferred_gender of PREFERRED_GENDERS) {
  test(`a job for ${preferred_gender} workers can be posted`, async () => {
    assert.equal((await post({ preferred_gender })).data.preferred_gender, preferred_gender);
  });
}

test('R5-043, R9-009: casual full time with 39 or 39.99 hours is refused, with 40 accepted', async () => {
  for (const weekly_hours of [39, 39.99]) {
    const { status, errors } = await post({ type: 'casual_full_time', end_date: '2027-01-31', weekly_hours });
    assert.deepEqual([status, errors], [422, { weekly_hours: ['Casual full time requires a minimum of 40 hours per week.'] }]);
  }
  assert.equal((await post({ type: 'casual_full_time', end_date: '2027-01-31', weekly_hours: 40 })).status, 200);
});

test('an unknown house, or a closed one, is refused at its field', async () => {
  const closed = await makeHouse(api.services, { is_active: false });
  for (const house_id of [999_999, closed.id]) {
    const { status, message, errors } = await post({ house_id });
    assert.deepEqual([status, message], [422, 'Unprocessable Entity.']);
    assert.deepEqual(errors, { house_id: ['The selected Location (House) is invalid.'] });
  }
});

test('a private job is offered only to the workers named, who must be verified', async () => {
  const worker = await api.person('worker', { first_name: 'Aroha', last_name: 'Ngata' });
  const pending = await api.person('worker', { verification_status: 'pending' });
  const { data } = await post({ visibility: 'private', worker_ids: [worker.id, worker.id] });
  assert.deepEqual(data.invited, [{ id: worker.id, first_name: 'Aroha', last_name: 'Ngata' }]);
  const refused = await post({ visibility: 'private', worker_ids: [worker.id, pending.id] });
  assert.deepEqual(refused.errors, { worker_ids: ['The selected Worker is invalid.'] });
  assert.deepEqual((await post({ visibility: 'public', worker_ids: [worker.id] })).data.invited, []);
});

test('days are stored only when certain days are selected', async () => {
  assert.deepEqual((await post({ when_needed: 'certain_days', days: ['monday'] })).data.days, ['monday']);
  assert.deepEqual((await post({ when_needed: 'flexible', days: ['monday'] })).data.days, []);
  assert.deepEqual((await post({ when_needed: 'certain_days', days: [] })).errors, { days: ['Days of the week is required'] });
});
