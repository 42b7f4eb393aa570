import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { payLevels } from '@careloom/contract/resources/pay-levels';
import { startApi, type TestApi } from '../../../testing/harness';
import type { InferInputOf } from '../../../testing/input';
import { makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeAgreement, makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
});
after(() => api.close());

type Body = InferInputOf<typeof payLevels.create>;
const BODY: Body = {
  name: 'Level 2.1',
  start_time: '06:00',
  end_time: '20:00',
  is_overnight: 0,
  pay_rate: '40',
  saturday_rate: '56',
  sunday_rate: '72.5',
  holiday_rate: '88.05',
  sleep_over: '80',
  active_night: '47.50',
  overnight_rate: '46',
};
const DAY = { start_time: '06:00', end_time: '20:00', is_overnight: 0, pay_rate: '40' } as const;
const EVENING = { start_time: '20:00', end_time: '00:00', is_overnight: 1, pay_rate: '44' } as const;
const NIGHT = { start_time: '00:00', end_time: '06:00', is_overnight: 0, pay_rate: '46' } as const;

const create = (fields: Partial<Body> = {}, person = admin) => api.send(payLevels.create, { ...BODY, ...fields }, { token: person.token });
const update = (id: number, fields: Partial<Body> = {}) => api.send(payLevels.update, { id, ...BODY, ...fields }, { token: admin.token });
const read = (id: number) => api.send(payLevels.get, { id }, { token: admin.token });
const remove = (id: number) => api.send(payLevels.remove, { id }, { token: admin.token });
const listed = async (query: InferInputOf<typeof payLevels.list> = {}) =>
  (await api.send(payLevels.list, query, { token: admin.token })).data;

test('R7-087, R7-088: adding a pay level answers its text, and the level can be read back', async () => {
  const { status, message, data } = await create();
  assert.deepEqual([status, message], [200, 'Pay level added successfully.']);
  assert.deepEqual((await read(data.id)).data, data);
});

const SHOWN = [
  ['R3-171', 'name', 'Level 2.1'],
  ['R3-172', 'start_time', '06:00'],
  ['R3-173', 'end_time', '20:00'],
  ['R3-174', 'pay_rate', '40.00'],
  ['R3-175', 'saturday_rate', '56.00'],
  ['R3-176', 'sunday_rate', '72.50'],
  ['R3-177', 'holiday_rate', '88.05'],
  ['R3-178', 'sleep_over', '80.00'],
  ['R3-179', 'active_night', '47.50'],
  ['R3-180', 'weekday_rate', '40.00'],
  ['R3-181', 'weekend_rate', '56.00'],
  ['R3-182', 'overnight_rate', '46.00'],
] as const;
for (const [requirement, field, expected] of SHOWN) {
  test(`${requirement}: a pay level has its ${field}`, async () => {
    assert.equal((await create()).data[field], expected);
  });
}

test('with a single band the rest of the day is paid at the overnight rate; a list of bands is stored unchanged', async () => {
  const rest = { start_time: '20:00', end_time: '06:00', is_overnight: 1, pay_rate: '46.00' };
  assert.deepEqual((await create()).data.timings, [{ ...DAY, pay_rate: '40.00' }, rest]);
  const night = await create({ start_time: '22:00', end_time: '06:00', is_overnight: 1, weekday_rate: '41', overnight_rate: '' });
  assert.deepEqual(night.data.timings[1], { start_time: '06:00', end_time: '22:00', is_overnight: 0, pay_rate: '41.00' });
  assert.equal((await create({ overnight_rate: null })).data.timings.length, 1);
  const { data } = await create({ timings: [DAY, EVENING, NIGHT] });
  assert.deepEqual(
    data.timings.map(({ start_time, pay_rate }) => [start_time, pay_rate]),
    [
      ['06:00', '40.00'],
      ['20:00', '44.00'],
      ['00:00', '46.00'],
    ],
  );
  const again = await api.send(payLevels.update, data as never, { token: admin.token });
  assert.deepEqual([again.status, again.data], [200, data]);
});

const REFUSED: readonly (readonly [string, Partial<Body>, string, string])[] = [
  ['R5-031', { end_time: '06:00' }, 'End time must be greater than start time.', 'end_time'],
  ['R5-031', { end_time: '05:00' }, 'End time must be greater than start time.', 'end_time'],
  ['R5-032', { is_overnight: 1 }, 'End time must be less than start time.', 'end_time'],
  ['R5-032', { timings: [DAY, { ...EVENING, end_time: '20:00' }] }, 'End time must be less than start time.', 'timings.1.end_time'],
  ['R5-033', { timings: [DAY, EVENING, { ...DAY, pay_rate: '1' }] }, 'Duplicate shift timings.', 'timings.2.end_time'],
  ['R5-034', { timings: [DAY, EVENING, EVENING] }, 'Duplicate overnight times.', 'timings.2.end_time'],
  ['R5-035', { timings: [DAY, { ...DAY, start_time: '07:00' }] }, 'Duplicate end times.', 'timings.1.end_time'],
];
for (const [requirement, fields, expected, field] of REFUSED) {
  test(`${requirement}: "${expected}" at ${field} for ${JSON.stringify(fields)}, for a new level and for an edit`, async () => {
    const { id } = (await create()).data;
    for (const answer of [await create(fields), await update(id, fields)]) {
      assert.deepEqual([answer.status, answer.message, answer.errors], [422, expected, { [field]: [expected] }]);
    }
    assert.deepEqual((await read(id)).data.end_time, '20:00');
  });
}

test('equal end times, one by day and one overnight, are not duplicates', async () => {
  assert.equal((await create({ timings: [NIGHT, { ...EVENING, end_time: '06:00' }] })).status, 200);
});

const INVALID: readonly (readonly [Partial<Record<keyof Body, unknown>>, Record<string, string[]>])[] = [
  [{ name: ' ' }, { name: ['Name is required'] }],
  [{ start_time: '6am' }, { start_time: ['Start Time does not match the format H:i.'] }],
  [{ end_time: '' }, { end_time: ['End Time is required'] }],
  [{ pay_rate: null }, { pay_rate: ['Pay Rate per Hour is required'] }],
  [{ pay_rate: '40.005' }, { pay_rate: ['Pay Rate per Hour format is invalid.'] }],
  [{ saturday_rate: '-1' }, { saturday_rate: ['Saturday Rate format is invalid.'] }],
  [{ sleep_over: '10000000000' }, { sleep_over: ['Sleep Over (Fixed Rate) format is invalid.'] }],
  [{ crossing: 'half' }, { crossing: ['The selected Crossing is invalid.'] }],
  [{ timings: [{ ...DAY, pay_rate: '' }] }, { 'timings.0.pay_rate': ['Pay Rate per Hour is required'] }],
];
for (const [fields, errors] of INVALID) {
  test(`a pay level with ${JSON.stringify(fields)} is refused at its field`, async () => {
    const answer = await create(fields as Partial<Body>);
    assert.deepEqual([answer.status, answer.message, answer.errors], [422, 'Unprocessable Entity.', errors]);
  });
}

test('R7-086: levels are sorted by name or rate, and can be searched', async () => {
  await create({ name: 'Zenith dear', pay_rate: '99' });
  await create({ name: 'Zenith cheap', pay_rate: '9' });
  assert.deepEqual(
    (await listed({ search: 'zenith' })).items.map(({ name }) => name),
    ['Zenith cheap', 'Zenith dear'],
  );
  const dearest = await listed({ search: 'zenith', sort: 'pay_rate', dir: 'desc', per_page: 1 });
  assert.deepEqual([dearest.items[0]?.name, dearest.total, dearest.last_page], ['Zenith dear', 2, 2]);
});

test('R7-089: an edit answers its text and replaces rates and timings', async () => {
  const { id } = (await create()).data;
  const { message, data } = await update(id, { name: 'Level 3', pay_rate: '50', crossing: 'whole_shift' });
  assert.deepEqual(
    [message, data.name, data.pay_rate, data.crossing],
    ['Pay level updated successfully.', 'Level 3', '50.00', 'whole_shift'],
  );
  assert.equal(data.timings.length, 2);
});

test('R7-090: a level is deleted, unless an agreement or a shift is paid by it', async () => {
  const { id } = (await create()).data;
  const answer = await remove(id);
  assert.deepEqual([answer.message, (await read(id)).status], ['Pay level deleted successfully.', 404]);
  const worker = await api.person('worker');
  const agreed = await makeAgreement(api.services, worker);
  const house = await makeHouse(api.services);
  const job = await makeJob(api.services, { house, postedBy: admin });
  const paid = (await create()).data;
  await makeShift(api.services, { job, worker, by: admin }, { pay_level_id: paid.id });
  for (const used of [agreed.pay_level_id, paid.id]) {
    const refused = await remove(used);
    assert.deepEqual([refused.status, refused.message], [422, 'This record is in use and can not be deleted.']);
    assert.equal((await read(used)).status, 200);
  }
});

test('reading, editing and deleting an unknown level answer 404', async () => {
  for (const { status, message } of [await read(999_999), await update(999_999), await remove(999_999)])
    assert.deepEqual([status, message], [404, 'Record does not exist.']);
});

test('R6-006: only the super admin reads or changes pay levels', async () => {
  for (const role of ['senior_manager', 'team_leader', 'worker'] as const) {
    const person = await api.person(role);
    assert.equal((await create({}, person)).error, 'forbidden');
    assert.equal((await api.send(payLevels.list, {}, { token: person.token })).error, 'forbidden');
  }
});
