import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { houseParticipants, type Participant } from '@careloom/contract/resources/house-participants';
import { houses } from '@careloom/contract/resources/houses';
import { participants } from '../../platform/db/schema/places';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { makeHouse } from '../../../testing/records';
import { answerOf } from '../../../testing/send';

let api: TestApi;
let admin: Person;
let banksia: { id: number };
let yarra: { id: number };
let gone: { id: number };
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  banksia = await makeHouse(api.services);
  yarra = await makeHouse(api.services);
  gone = await makeHouse(api.services, { deleted_at: new Date() });
});
after(() => api.close());

const as = (person = admin) => ({ token: person.token });
const BILLY = {
  name: 'Billy T.',
  dob: '1990-05-01',
  support_coordinator: 'Rosa Lim',
  parent_guardian: 'Public Guardian',
  plan_manager: 'Plan Partners',
  notes: 'Allergic to penicillin.',
};
const EMPTY = { support_coordinator: null, parent_guardian: null, plan_manager: null, notes: null };

/** Path and body both have an `id`, which only a raw request can set separately. */
const save = async (house: { id: number }, body: object, headers: Record<string, string> = {}, person = admin) =>
  answerOf<Participant>(
    await fetch(`${api.url}/api/v1/house/${house.id}/house-participants`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}`, ...headers },
    }),
  );
const read = async (house: { id: number }, pid: number) => api.send(houseParticipants.get, { id: house.id, pid }, as());

test('R7-022, R7-023: a participant is added to a house, read there, and counted', async () => {
  const house = await makeHouse(api.services);
  const { status, message, data } = await save(house, BILLY);
  assert.deepEqual([status, message], [200, 'Participant added successfully.']);
  assert.deepEqual(data, { ...BILLY, id: data.id, house_id: house.id });
  assert.deepEqual((await read(house, data.id)).data, data);
  assert.equal((await api.send(houses.get, { id: house.id }, as())).data.participants_count, 1);
});

test('with an id in the body, and with PUT, a participant is changed; omitted fields are cleared', async () => {
  const { id } = (await save(banksia, BILLY)).data;
  const changed = await save(banksia, { ...BILLY, id, name: 'William T.' });
  assert.deepEqual(
    [changed.message, changed.data],
    ['Participant updated successfully.', { ...BILLY, id, house_id: banksia.id, name: 'William T.' }],
  );
  const put = await api.send(houseParticipants.update, { id: banksia.id, pid: id, name: 'Bill T.', dob: '1990-05-02', notes: ' ' }, as());
  assert.deepEqual([put.status, put.message], [200, 'Participant updated successfully.']);
  assert.deepEqual((await read(banksia, id)).data, { ...EMPTY, id, house_id: banksia.id, name: 'Bill T.', dob: '1990-05-02' });
});

test('a participant is deleted once', async () => {
  const { id: pid } = (await save(banksia, BILLY)).data;
  const remove = () => api.send(houseParticipants.remove, { id: banksia.id, pid }, as());
  const first = await remove();
  assert.deepEqual([first.status, first.message, first.data], [200, 'Participant deleted successfully.', {}]);
  assert.equal((await remove()).status, 404);
  assert.equal((await read(banksia, pid)).message, 'Record does not exist.');
});

test('a participant is found only in their own house, and in no deleted one', async () => {
  const { id } = (await save(banksia, BILLY)).data;
  const [left] = await api.services.db.insert(participants).values({ house_id: gone.id, name: 'Left', dob: '1980-01-01' }).returning();
  for (const [house, pid] of [
    [yarra, id],
    [gone, left?.id ?? 0],
    [{ id: 999_999 }, id],
  ] as const) {
    assert.equal((await read(house, pid)).status, 404);
    assert.equal((await save(house, { ...BILLY, id: pid })).status, 404);
    assert.equal((await api.send(houseParticipants.update, { id: house.id, pid, ...BILLY }, as())).status, 404);
    assert.equal((await api.send(houseParticipants.remove, { id: house.id, pid }, as())).status, 404);
  }
  for (const house of [gone, { id: 999_999 }]) {
    assert.equal((await save(house, BILLY)).status, 404);
    assert.equal((await api.send(houseParticipants.list, { id: house.id }, as())).status, 404);
  }
  assert.equal((await read(banksia, id)).data.name, 'Billy T.');
});

const FAULTS: readonly [object, Record<string, string[]>][] = [
  [{ name: ' ' }, { name: ['Name is required'] }],
  [{ dob: null }, { dob: ['Date of Birth is required'] }],
  [{ dob: '01/05/1990' }, { dob: ['Date of Birth is not a valid date.'] }],
  [{ support_coordinator: 'x'.repeat(121) }, { support_coordinator: ['Support Coordinator may not be greater than 120 characters.'] }],
  [{ parent_guardian: 'x'.repeat(121) }, { parent_guardian: ['Parent/Guardian may not be greater than 120 characters.'] }],
  [{ plan_manager: 'x'.repeat(121) }, { plan_manager: ['Plan Manager may not be greater than 120 characters.'] }],
  [{ notes: 'x'.repeat(4001) }, { notes: ['Notes may not be greater than 4000 characters.'] }],
];
test('each invalid field of a participant has its error', async () => {
  for (const [values, errors] of FAULTS) {
    const answer = await save(banksia, { ...BILLY, ...values });
    assert.deepEqual([answer.status, answer.message, answer.errors], [422, 'Unprocessable Entity.', errors]);
  }
});

test('participants are listed by house, newest first, and can be sorted, searched and paged', async () => {
  const house = await makeHouse(api.services);
  for (const [name, dob, plan_manager] of [
    ['Joan M.', '1958-02-11', 'Plan Partners'],
    ['Abdul K.', '2001-07-30', 'MyPlan'],
  ] as const) {
    await save(house, { ...BILLY, name, dob, plan_manager });
  }
  const names = async (query: object = {}) =>
    (await api.send(houseParticipants.list, { id: house.id, ...query }, as())).data.items.map(({ name }) => name);
  assert.deepEqual(await names(), ['Abdul K.', 'Joan M.']);
  assert.deepEqual(await names({ sort: 'dob' }), ['Joan M.', 'Abdul K.']);
  assert.deepEqual(await names({ sort: 'name', dir: 'desc' }), ['Joan M.', 'Abdul K.']);
  assert.deepEqual(await names({ search: 'myplan' }), ['Abdul K.']);
  assert.deepEqual(await names({ page: 2, per_page: 1 }), ['Joan M.']);
});

test('one key adds one participant, however often it is sent', async () => {
  const house = await makeHouse(api.services);
  const key = { 'idempotency-key': 'billy' };
  const [one, two] = await Promise.all([save(house, BILLY, key), save(house, BILLY, key)]);
  assert.equal(one.data.id, two.data.id);
  assert.equal((await api.send(houseParticipants.list, { id: house.id }, as())).data.total, 1);
});

test('only the admin reads and writes participants', async () => {
  const leader = await api.person('team_leader');
  const led = await makeHouse(api.services, { team_leader_id: leader.id });
  for (const person of [await api.person('senior_manager'), leader, await api.person('worker')]) {
    const listed = await api.send(houseParticipants.list, { id: led.id }, as(person));
    assert.deepEqual([listed.error, (await save(led, BILLY, {}, person)).error], ['forbidden', 'forbidden']);
  }
});
