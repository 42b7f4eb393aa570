import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { houseParticipants } from '@careloom/contract/resources/house-participants';
import { imports } from '@careloom/contract/resources/imports';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { makeHouse } from '../../../testing/records';

let api: TestApi;
let admin: Person;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
});
after(() => api.close());

const send = (house: { id: number }, rows: string[], { dry = false, by = admin } = {}) => {
  const file = new File([['Name,DOB,Plan Manager,Notes', ...rows].join('\n')], 'participants.csv');
  return api.send(imports.participants, { id: house.id, file, dry_run: dry ? 1 : 0 }, { token: by.token });
};
const listed = async ({ id }: { id: number }) =>
  (await api.send(houseParticipants.list, { id, sort: 'name' }, { token: admin.token })).data.items;

test('a sheet adds participants to a house; a dry run before adds none', async () => {
  const house = await makeHouse(api.services);
  const rows = ['Billy T.,1990-05-01,Plan Partners,"Penicillin, peanuts."', 'Joan M.,1958-02-11'];
  const dry = await send(house, rows, { dry: true });
  assert.deepEqual(
    [dry.message, dry.data, (await listed(house)).length],
    ['The file can be imported.', { rows: 2, created: 0, upload_id: null }, 0],
  );
  const { status, message, data } = await send(house, rows);
  assert.deepEqual(
    [status, message, data],
    [200, 'Participants imported successfully.', { rows: 2, created: 2, upload_id: data.upload_id }],
  );
  assert.deepEqual(
    (await listed(house)).map(({ name, dob, plan_manager, parent_guardian, notes }) => [name, dob, plan_manager, parent_guardian, notes]),
    [
      ['Billy T.', '1990-05-01', 'Plan Partners', null, 'Penicillin, peanuts.'],
      ['Joan M.', '1958-02-11', null, null, null],
    ],
  );
});

test('all or none: errors by row and column, and no duplicates in a house', async () => {
  const [house, other] = [await makeHouse(api.services), await makeHouse(api.services)];
  await send(house, ['Billy T.,1990-05-01']);
  const { status, message, errors } = await send(house, [
    'Abdul K.,2001-07-30',
    ',01/05/1990',
    'billy t.,1990-05-01',
    'Billy T.,1991-05-01',
    'ABDUL K.,2001-07-30',
  ]);
  assert.deepEqual([status, message], [422, 'Unprocessable CSV File.']);
  assert.deepEqual(errors, {
    '3.name': ['Name is required'],
    '3.dob': ['Date of Birth is not a valid date.'],
    '4.name': ['Name has already been taken.'],
    '6.name': ['Name has already been taken.'],
  });
  assert.equal((await listed(house)).length, 1);
  assert.equal((await send(other, ['Billy T.,1990-05-01'])).status, 200);
});

test('500 participants are added; 501 are refused, and none is added', async () => {
  const house = await makeHouse(api.services);
  const rows = Array.from({ length: 501 }, (_, at) => `Resident ${at},1990-05-01`);
  for (const dry of [true, false]) {
    const { status, message, errors } = await send(house, rows, { dry });
    assert.deepEqual([status, message, errors], [422, 'Unprocessable CSV File.', { file: ['A file may have 500 rows at most.'] }]);
  }
  assert.deepEqual(await listed(house), []);
  assert.equal((await send(house, rows.slice(1))).data.created, 500);
});

test('of one sheet sent twice concurrently, one is refused', async () => {
  const house = await makeHouse(api.services);
  const answers = await Promise.all([1, 2].map(() => send(house, ['Billy T.,1990-05-01'])));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
});

test('a deleted house answers 404; only the admin imports', async () => {
  const gone = await makeHouse(api.services, { deleted_at: new Date() });
  for (const house of [gone, { id: 999_999 }]) assert.equal((await send(house, ['Billy T.,1990-05-01'])).status, 404);
  const by = await api.person('senior_manager');
  assert.equal((await send(gone, ['Billy T.,1990-05-01'], { by })).error, 'forbidden');
});
