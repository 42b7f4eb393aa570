import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { records } from '@careloom/contract/resources/records';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeInvoice, makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let leader: Person;
let worker: Person;
before(async () => {
  api = await startApi();
  api.clock.set(new Date('2026-11-21T09:00:00Z'));
  admin = await api.person('super_admin', { first_name: 'Margaret', last_name: 'Okafor' });
  leader = await api.person('team_leader', { first_name: 'Wattle', last_name: 'Economou', contact_no: '0412 345 678' });
  worker = await api.person('worker', { first_name: 'Aroha', last_name: 'Ngata', email: 'aroha@example.org', suburb: 'Wattle Glen' });
  await api.person('worker', { first_name: 'Wattle', last_name: 'Gone', archived_at: new Date() });
  await api.person('worker', { first_name: 'Wattle', last_name: 'New', verification_status: 'pending' });
  const [led, elsewhere] = [
    await makeHouse(api.services, { name: 'Old Wattle House', team_leader_id: leader.id, address: '1 High Street', suburb: 'Bega' }),
    await makeHouse(api.services, { name: 'Wattle Grove', is_active: false }),
  ];
  await makeHouse(api.services, { name: 'Wattle Closed', deleted_at: new Date() });
  const assigned = { status: 'assigned' as const, worker_id: worker.id, assigned_at: new Date() };
  const own = { job: await makeJob(api.services, { house: led, postedBy: admin }, { ...assigned, name: 'Evenings' }), worker, by: admin };
  const far = { job: await makeJob(api.services, { house: elsewhere, postedBy: admin }, { name: 'Wattle nights' }), worker, by: admin };
  await makeJob(api.services, { house: elsewhere, postedBy: admin }, { name: 'Private nights', visibility: 'private' });
  const at = (date: string, day: object) => makeShift(api.services, own, { name: 'Evening', date, ...day });
  await at('2026-11-22', { status: 'published', start_at: new Date('2026-11-22T06:00:00Z'), end_at: new Date('2026-11-22T10:00:00Z') });
  await at('2026-11-20', { status: 'published', start_at: new Date('2026-11-20T06:00:00Z'), end_at: new Date('2026-11-20T10:00:00Z') });
  await at('2027-02-22', { status: 'published', start_at: new Date('2027-02-22T06:00:00Z'), end_at: new Date('2027-02-22T10:00:00Z') });
  await makeInvoice(api.services, own, { number: 'INV-2026-0007' });
  await makeInvoice(api.services, { ...far, worker: await api.person('worker', { first_name: 'Tuan' }) }, { number: 'INV-2026-0008' });
});
after(() => api.close());

const find = async (as: Person, search: string) => (await api.send(records.find, { search }, { token: as.token })).data ?? [];
const names = async (as: Person, search: string) =>
  (await find(as, search)).map(({ kind, items }) => [kind, ...items.map(({ name, state }) => [name, state])]);

test('an admin finds every kind by name: prefix matches first, archived records last, deleted ones never', async () => {
  assert.deepEqual(await names(admin, 'wattle'), [
    ['house', ['Wattle Grove', 'inactive'], ['Old Wattle House', null]],
    ['worker', ['Wattle New', 'pending'], ['Wattle Gone', 'archived']],
    ['member', ['Wattle Economou', 'team_leader']],
    ['shift', ['Aroha Ngata, Old Wattle House', 'published']],
    ['job', ['Wattle nights', 'open'], ['Evenings', 'assigned'], ['Private nights', 'open']],
  ]);
});

test("each word has to occur in the name, or in the name of the record's parent", async () => {
  assert.deepEqual(await names(admin, 'wattle evening'), [
    ['shift', ['Aroha Ngata, Old Wattle House', 'published']],
    ['job', ['Evenings', 'assigned']],
  ]);
  assert.deepEqual(await names(admin, '100%'), []);
});

test('a record has its most important facts', async () => {
  const [houses] = await find(admin, 'old wattle');
  assert.deepEqual(
    houses?.items[0]?.facts.map(({ name, kind, value }) => [name, kind, value]),
    [
      ['address', 'text', '1 High Street'],
      ['place', 'text', houses?.items[0]?.facts[1]?.value],
      ['team_leader', 'text', 'Wattle Economou'],
      ['participants', 'count', '0'],
      ['jobs', 'count', '1'],
    ],
  );
  assert.match(houses?.items[0]?.facts[1]?.value ?? '', /^Bega [A-Z]+ \d{4}$/);
  const [invoices] = await find(admin, '0007');
  assert.deepEqual(invoices?.items[0]?.facts[0], { name: 'worker', kind: 'text', value: 'Aroha Ngata' });
});

test('a team leader finds the records of the houses led, but no pages of houses or of the team', async () => {
  assert.deepEqual(await names(leader, 'wattle'), [
    ['shift', ['Aroha Ngata, Old Wattle House', 'published']],
    ['job', ['Evenings', 'assigned']],
  ]);
  assert.deepEqual(await names(leader, 'inv-2026'), [['invoice', ['INV-2026-0007', 'generated']]]);
  assert.deepEqual(await names(leader, 'aroha'), [
    ['worker', ['Aroha Ngata', 'occupied']],
    ['shift', ['Aroha Ngata, Old Wattle House', 'published']],
    ['invoice', ['INV-2026-0007', 'generated']],
  ]);
});

test('a worker finds their own work and the jobs to apply for, and no people', async () => {
  assert.deepEqual(await names(worker, 'wattle'), [
    ['shift', ['Aroha Ngata, Old Wattle House', 'published']],
    ['job', ['Wattle nights', 'open'], ['Evenings', 'assigned']],
  ]);
  assert.deepEqual(await names(worker, 'tuan'), []);
  assert.deepEqual(await names(worker, 'inv'), [['invoice', ['INV-2026-0007', 'generated']]]);
});

test('an empty search is refused, and so is one of more than a hundred characters', async () => {
  assert.equal((await api.send(records.find, { search: ' ' }, { token: admin.token })).status, 422);
  assert.equal((await api.send(records.find, { search: 'a'.repeat(101) }, { token: admin.token })).status, 422);
});
