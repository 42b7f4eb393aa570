import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { uploads } from '@careloom/contract/resources/uploads';
import { uploads as table } from '../../db/schema/uploads';
import { startApi, type TestApi } from '../../testing/harness';
import type { Person } from '../../testing/people';
import { makeHouse } from '../../testing/records';

let api: TestApi;
let admin: Person;
let manager: Person;
let leader: Person;
let house: { id: number; name: string };
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  manager = await api.person('senior_manager', { first_name: 'Priya', last_name: 'Raman' });
  leader = await api.person('team_leader');
  house = await makeHouse(api.services);
  const at = (created_at: string) => ({ created_at: new Date(created_at) });
  const reversed = { reversed_by_id: admin.id, reversed_at: new Date('2026-11-21T00:00:00Z') };
  await api.services.db.insert(table).values([
    // In Sydney the next day has begun.
    { kind: 'timesheet', file_name: 'june.csv', rows: 3, uploaded_by_id: leader.id, ...at('2026-06-30T14:30:00Z') },
    { kind: 'timesheet', file_name: 'july.csv', rows: 40, uploaded_by_id: manager.id, ...at('2026-07-20T00:00:00Z'), ...reversed },
    { kind: 'house', file_name: 'houses.csv', rows: 2, record_ids: [1, 2], uploaded_by_id: manager.id, ...at('2026-08-01T00:00:00Z') },
    { kind: 'participant', file_name: 'people.csv', rows: 1, house_id: house.id, uploaded_by_id: admin.id, ...at('2026-08-02T00:00:00Z') },
    { kind: 'support_worker', file_name: 'workers.csv', rows: 7, uploaded_by_id: manager.id, ...at('2026-08-03T00:00:00Z') },
  ]);
});
after(() => api.close());

const list = async (query: Parameters<typeof api.send<typeof uploads.list>>[1] = {}, by = admin) =>
  (await api.send(uploads.list, query, { token: by.token })).data;
const names = async (...asked: Parameters<typeof list>) => (await list(...asked)).items.map(({ file_name }) => file_name);

test('uploads are listed, the latest first, ten to a page, each with who sent it and what came of it', async () => {
  const page = await list();
  assert.deepEqual([page.total, page.per_page, page.last_page], [5, 10, 1]);
  assert.deepEqual(
    page.items.map(({ file_name }) => file_name),
    ['workers.csv', 'people.csv', 'houses.csv', 'july.csv', 'june.csv'],
  );
  assert.deepEqual(page.items[1]?.house, { id: house.id, name: house.name });
  const july = page.items[3];
  assert.deepEqual(
    [july?.kind, july?.rows, july?.state, july?.uploaded_by.last_name, july?.reversed_by?.id, july?.reversed_at],
    ['timesheet', 40, 'reversed', 'Raman', admin.id, '2026-11-21T00:00:00.000Z'],
  );
  assert.deepEqual(await names({ per_page: 2, page: 3 }), ['june.csv']);
  assert.deepEqual(await names({ sort: 'rows', per_page: 2 }), ['people.csv', 'houses.csv']);
});

test('they are found by file and person, kind, state and days of the organisation', async () => {
  assert.deepEqual(await names({ search: 'priya july' }), ['july.csv']);
  assert.deepEqual(await names({ kind: 'house,participant' }), ['people.csv', 'houses.csv']);
  assert.deepEqual(await names({ state: 'reversed' }), ['july.csv']);
  assert.deepEqual(await names({ state: 'imported', kind: 'timesheet' }), ['june.csv']);
  assert.deepEqual(await names({ from: '2026-07-01', to: '2026-07-20' }), ['july.csv', 'june.csv']);
  assert.deepEqual(await names({ to: '2026-06-30' }), []);
  const { status, errors } = await api.send(uploads.list, { kind: 'lunch', state: 'lost', from: 'soon' } as never, { token: admin.token });
  assert.deepEqual([status, Object.keys(errors).sort()], [422, ['from', 'kind.0', 'state']]);
});

test('each sees the kinds that they may import, and a team leader the own', async () => {
  assert.deepEqual(await names({}, manager), ['workers.csv', 'houses.csv', 'july.csv', 'june.csv']);
  assert.deepEqual(await names({}, leader), ['june.csv']);
  assert.deepEqual(await names({ kind: 'house' }, leader), []);
  const { error } = await api.send(uploads.list, {}, { token: (await api.person('worker')).token });
  assert.equal(error, 'forbidden');
});
