import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { myTeam } from '@careloom/contract/resources/my-team';
import { houseLeaderships } from '../../platform/db/schema/places';
import { countStatements } from '../../../testing/count-statements';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { makeHouse } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let manager: Person;
let leader: Person;
let worker: Person;
let gone: Person;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin', { first_name: 'Margaret', last_name: 'Okafor', created_at: new Date('2026-01-01') });
  manager = await api.person('senior_manager', { first_name: 'Priyanka', last_name: 'Raghunathan', created_at: new Date('2026-02-01') });
  const reports = { senior_manager_id: manager.id, created_at: new Date('2026-03-01T01:02:03Z') };
  leader = await api.person('team_leader', {
    first_name: 'Eleni',
    last_name: 'Economou',
    dob: '1980-04-05',
    contact_no: '0412 345 678',
    ...reports,
  });
  await api.person('team_leader', { first_name: 'Tobias', last_name: 'Lang', is_active: false, created_at: new Date('2026-04-01') });
  worker = await api.person('worker', { first_name: 'Aroha' });
  gone = await api.person('team_leader', { first_name: 'Deleted', deleted_at: new Date() });
  const banksia = await makeHouse(api.services, { name: 'Banksia House', team_leader_id: leader.id });
  const yarra = await makeHouse(api.services, { name: 'Yarra Lane', team_leader_id: leader.id });
  const closed = await makeHouse(api.services, { name: 'Closed House', team_leader_id: leader.id, deleted_at: new Date() });
  const led = (house_id: number, started_on: string, ended_on: string | null) => ({
    house_id,
    team_leader_id: leader.id,
    started_on,
    ended_on,
  });
  await api.services.db
    .insert(houseLeaderships)
    .values([led(closed.id, '2025-01-01', '2025-06-30'), led(banksia.id, '2026-01-01', null), led(yarra.id, '2026-05-01', null)]);
});
after(() => api.close());

const as = (person: Person) => ({ token: person.token });
type Query = Parameters<typeof api.send<typeof myTeam.list>>[1];
const names = async (query: Query = {}) => (await api.send(myTeam.list, query, as(admin))).data.items.map(({ first_name }) => first_name);

const CASES: readonly [string, Query, string[]][] = [
  ['the newest first', {}, ['Tobias', 'Eleni', 'Priyanka', 'Margaret']],
  ['of some types', { user_type: 'super_admin,senior_manager' }, ['Priyanka', 'Margaret']],
  ['active ones', { is_active: 1, sort: 'name' }, ['Eleni', 'Margaret', 'Priyanka']],
  ['inactive ones', { is_active: 0 }, ['Tobias']],
  ['by manager', { search: 'raghun', user_type: 'team_leader' }, ['Eleni']],
  ['by contact number', { search: '345 678' }, ['Eleni']],
  ['by house, descending', { sort: 'current_house', dir: 'desc', per_page: 1 }, ['Eleni']],
];
for (const [title, query, expected] of CASES) {
  test(`R7-018: the team is listed: ${title}`, async () => assert.deepEqual(await names(query), expected));
}

test('the list takes two statements, one of them for the session', async () => {
  assert.equal(await countStatements(() => names()), 2);
});

test('R7-019: a member has all fields; of several houses led, the one taken over last', async () => {
  const { data } = await api.send(myTeam.get, { id: leader.id }, as(admin));
  assert.deepEqual(data, {
    id: leader.id,
    first_name: 'Eleni',
    last_name: 'Economou',
    dob: '1980-04-05',
    user_type: 'team_leader',
    senior_manager: { id: manager.id, first_name: 'Priyanka', last_name: 'Raghunathan' },
    contact_no: '0412 345 678',
    email: leader.email,
    profile_picture: null,
    sm_profile_picture_url: null,
    created_at: '2026-03-01T01:02:03.000Z',
    is_active: 1,
    current_house: { id: data.current_house?.id, name: 'Yarra Lane' },
  });
});

test('a worker, a deleted member and an unknown one answer 404 to every call of a member', async () => {
  for (const id of [worker.id, gone.id, 999_999]) {
    for (const call of [myTeam.get, myTeam.workHistory, myTeam.remove]) {
      const { status, message } = await api.send(call, { id }, as(admin));
      assert.deepEqual([status, message], [404, 'Record does not exist.']);
    }
  }
});

const PERIODS: readonly [string, Partial<Record<'from' | 'to', string>>, string[]][] = [
  ['complete, with deleted houses', {}, ['Yarra Lane', 'Banksia House', 'Closed House']],
  ['from a day on', { from: '2025-07-01' }, ['Yarra Lane', 'Banksia House']],
  ['from the last day of one', { from: '2025-06-30' }, ['Yarra Lane', 'Banksia House', 'Closed House']],
  ['until the first day of one', { to: '2026-01-01' }, ['Banksia House', 'Closed House']],
  ['between', { from: '2025-02-01', to: '2025-12-31' }, ['Closed House']],
];
for (const [title, period, expected] of PERIODS) {
  test(`a work history is read: ${title}`, async () => {
    const { data } = await api.send(myTeam.workHistory, { id: leader.id, ...period }, as(admin));
    assert.deepEqual(
      data.items.map(({ house }) => house.name),
      expected,
    );
  });
}

test('a work history can be filtered by days and paged, and is empty for a member who led nothing', async () => {
  const { data } = await api.send(myTeam.workHistory, { id: leader.id, page: 3, per_page: 1 }, as(admin));
  assert.deepEqual(
    data.items.map(({ from, to }) => [from, to]),
    [['2025-01-01', '2025-06-30']],
  );
  assert.deepEqual([data.last_page, data.total], [3, 3]);
  assert.equal((await api.send(myTeam.workHistory, { id: admin.id }, as(admin))).data.total, 0);
  const wrong = await api.send(myTeam.workHistory, { id: leader.id, from: '2026-02-30' }, as(admin));
  assert.deepEqual([wrong.status, Object.keys(wrong.errors)], [422, ['from']]);
});

test('R6-009: only the admin reads the team', async () => {
  for (const person of [manager, leader, worker]) {
    for (const call of [myTeam.list, myTeam.get, myTeam.workHistory]) {
      assert.equal((await api.send(call, { id: leader.id }, as(person))).error, 'forbidden');
    }
  }
});
