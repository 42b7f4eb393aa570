import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { houses } from '@careloom/contract/resources/houses';
import { jobs } from '@careloom/contract/resources/jobs';
import { myTeam } from '@careloom/contract/resources/my-team';
import { notifications } from '@careloom/contract/resources/notifications';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { houseBody, jobBody, makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let eleni: Person;
let tobias: Person;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  eleni = await api.person('team_leader');
  tobias = await api.person('team_leader');
});
after(() => api.close());

const as = (person: Person) => ({ token: person.token });
type Values = Parameters<typeof houseBody>[0];
const edit = (id: number, values: Values = {}, by = admin) => api.send(houses.update, { id, ...houseBody(values) }, as(by));
const create = async (values: Values = {}) => (await api.send(houses.create, houseBody(values), as(admin))).data;
const remove = (id: number, by = admin) => api.send(houses.remove, { id }, as(by));
const history = async (leader: Person, id: number) =>
  (await api.send(myTeam.workHistory, { id: leader.id, per_page: 100 }, as(admin))).data.items
    .filter(({ house }) => house.id === id)
    .map(({ from, to }) => [from, to]);
const noticesOf = async (leader: Person, id: number) =>
  (await api.send(notifications.list, { per_page: 100 }, as(leader))).data.items
    .filter(({ route_id }) => route_id === id)
    .map(({ message }) => message);

test('every field of a house is changed', async () => {
  const { id } = await create();
  const values = {
    name: 'Banksia House',
    first_name: 'Ana',
    last_name: 'Silva',
    email: 'ana@example.com',
    contact_no: '(03) 9999 4321',
    address: '2 Market Lane',
    suburb: 'Coburg',
    post_code: '3058',
    gender: 'other' as const,
    is_active: 0 as const,
  };
  const { status, message, data } = await edit(id, { ...values, state_id: 2 });
  assert.deepEqual([status, message], [200, 'House updated successfully.']);
  const { shifts_count, this_month, ...read } = (await api.send(houses.get, { id }, as(admin))).data;
  assert.deepEqual(read, data);
  assert.deepEqual([shifts_count, this_month?.worked], [0, '0.00']);
  assert.deepEqual({ ...read, ...values }, read);
  assert.deepEqual([read.state.name, read.team_leader], ['VIC', null]);
});

test('a house with a new leader is in the work history of both leaders, and the new one is notified once', async () => {
  api.clock.set(new Date('2026-11-30T13:30:00Z'));
  const { id } = await create({ team_leader_id: eleni.id });
  assert.deepEqual(await history(eleni, id), [['2026-12-01', null]]);
  api.clock.set(new Date('2026-12-10T02:00:00Z'));
  await edit(id, { team_leader_id: eleni.id, suburb: 'Emu Plains' });
  assert.equal((await noticesOf(eleni, id)).length, 1);
  const { data } = await edit(id, { team_leader_id: tobias.id });
  assert.equal(data.team_leader?.id, tobias.id);
  assert.deepEqual([await history(eleni, id), await history(tobias, id)], [[['2026-12-01', '2026-12-10']], [['2026-12-10', null]]]);
  assert.deepEqual(await noticesOf(tobias, id), ['You have been assigned to the house Grevillea House.']);
  await edit(id, { team_leader_id: null });
  assert.deepEqual(await history(tobias, id), [['2026-12-10', '2026-12-10']]);
});

test('an inactive leader keeps the house, but cannot be given another', async () => {
  const away = await api.person('team_leader', { is_active: false });
  const kept = await makeHouse(api.services, { team_leader_id: away.id });
  assert.equal((await edit(kept.id, { team_leader_id: away.id })).status, 200);
  for (const nobody of [away.id, admin.id, 999_999]) {
    const { errors } = await edit((await create()).id, { team_leader_id: nobody });
    assert.deepEqual(errors, { team_leader_id: ['The selected Team Leader is invalid.'] });
  }
});

const FAULTS: readonly [Values, Record<string, string[]>][] = [
  [{ name: '' }, { name: ['House Name is required'] }],
  [
    { first_name: '', last_name: '' },
    { first_name: ['First Name is required'], last_name: ['Last Name is required'] },
  ],
  [{ email: 'joan' }, { email: ['Email must be a valid email address.'] }],
  [{ contact_no: '12' }, { contact_no: ['Please enter the valid Contact Number'] }],
  [
    { address: '', suburb: '' },
    { address: ['Address is required'], suburb: ['Suburb is required'] },
  ],
  [{ state_id: 9 }, { state_id: ['The selected State is invalid.'] }],
  [{ post_code: '275' }, { post_code: ['Please enter the valid Post Code'] }],
  [{ gender: 'any' as 'other' }, { gender: ['The selected Gender is invalid.'] }],
  [{ is_active: 3 as 1 }, { is_active: ['Active Status must be true or false.'] }],
];
test('each invalid field of a house has its error', async () => {
  const { id } = await create();
  for (const [values, errors] of FAULTS) {
    const answer = await edit(id, values);
    assert.deepEqual([answer.status, answer.message, answer.errors], [422, 'Unprocessable Entity.', errors]);
  }
});

test('R6-010: only the admin changes and deletes a house; a deleted or unknown one answers 404', async () => {
  const { id } = await create({ team_leader_id: eleni.id });
  for (const person of [await api.person('senior_manager'), eleni, await api.person('worker')]) {
    assert.deepEqual([(await edit(id, {}, person)).error, (await remove(id, person)).error], ['forbidden', 'forbidden']);
  }
  const gone = await makeHouse(api.services, { deleted_at: new Date() });
  for (const missing of [gone.id, 999_999]) {
    assert.deepEqual([(await edit(missing)).status, (await remove(missing)).status], [404, 404]);
  }
});

test('a house whose jobs are closed can be deleted, and its leadership ends', async () => {
  api.clock.set(new Date('2026-12-01T02:00:00Z'));
  const house = await create({ team_leader_id: eleni.id });
  const worker = await api.person('worker');
  await makeJob(api.services, { house, postedBy: admin }, { status: 'closed', worker_id: worker.id });
  const { status, message, data } = await remove(house.id);
  assert.deepEqual([status, message, data], [200, 'House deleted successfully.', {}]);
  assert.deepEqual(await history(eleni, house.id), [['2026-12-01', '2026-12-01']]);
  assert.equal((await api.send(houses.get, { id: house.id }, as(admin))).status, 404);
});

test('a house with an open or assigned job cannot be deleted, nor one with an archived open job', async () => {
  const worker = await api.person('worker');
  for (const fields of [{}, { status: 'assigned' as const, worker_id: worker.id }, { archived_at: new Date() }]) {
    const house = await create();
    await makeJob(api.services, { house, postedBy: admin }, fields);
    const { status, message } = await remove(house.id);
    assert.deepEqual([status, message], [422, 'This house has open or assigned jobs and can not be deleted.']);
  }
});

test('of deleting a house and posting a job there concurrently, one is refused', async () => {
  const { id } = await create();
  const [removed, posted] = await Promise.all([remove(id), api.send(jobs.create, jobBody(id), as(admin))]);
  assert.deepEqual([removed.status, posted.status].sort(), [200, 422]);
});
