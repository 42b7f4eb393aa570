import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { providers } from '@careloom/contract/resources/providers';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { makeAgreement, makeHouse, makeJob } from '../../../testing/records';

/** An ABN, the ACN that is part of it, and another company's number. */
const ABN = '53 004 085 616';
const ITS_ACN = '004 085 616';
const OTHER_ABN = '51 824 753 556';
const OTHER_ACN = '010 749 961';
const TAKEN = ['ACN/ABN has already been taken.'];

let api: TestApi;
let admin: Person;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
});
after(() => api.close());

const as = (person: Person) => ({ token: person.token });
const add = (fields: object = {}, headers: Record<string, string> = {}) =>
  api.send(providers.create, { name: 'Banksia Community Supports', abn: ABN, ...fields }, { token: admin.token, headers });
const remove = (id: number) => api.send(providers.remove, { id }, as(admin));

async function added(fields: object = {}) {
  const { status, data } = await add(fields);
  assert.equal(status, 200);
  return data;
}

test('R7-083, R7-082, R7-085: a provider is added, read and deleted; its number is stored as digits', async () => {
  const answer = await add();
  assert.deepEqual([answer.status, answer.message], [200, 'Provider added successfully.']);
  assert.deepEqual(answer.data, { id: answer.data.id, name: 'Banksia Community Supports', abn: '53004085616' });
  const { id } = answer.data;
  assert.deepEqual((await api.send(providers.get, { id }, as(admin))).data, answer.data);
  const gone = await remove(id);
  assert.deepEqual([gone.status, gone.message], [200, 'Provider deleted successfully.']);
  assert.equal((await api.send(providers.get, { id }, as(admin))).status, 404);
});

test('R7-084: a provider is edited, and may keep its number', async () => {
  const { id } = await added();
  const answer = await api.send(providers.update, { id, name: 'Banksia Supports', abn: '53004085616' }, as(admin));
  assert.deepEqual([answer.status, answer.message, answer.data.name], [200, 'Provider updated successfully.', 'Banksia Supports']);
  const changed = await api.send(providers.update, { id, name: 'Banksia Supports', abn: ITS_ACN }, as(admin));
  assert.deepEqual([changed.status, changed.data.abn], [200, '004085616']);
  await remove(id);
});

for (const [stored, wanted] of [
  [ABN, '53004085616'],
  [ABN, ITS_ACN],
  [ITS_ACN, ABN],
] as const) {
  test(`R3-170, R5-030: next to ${stored} no second provider can have ${wanted}`, async () => {
    const { id } = await added({ abn: stored });
    const second = await add({ abn: wanted });
    assert.deepEqual([second.status, second.message, second.errors.abn], [422, 'Unprocessable Entity.', TAKEN]);
    const other = await added({ abn: OTHER_ABN });
    const edited = await api.send(providers.update, { id: other.id, name: 'Wattle Care', abn: wanted }, as(admin));
    assert.deepEqual([edited.status, edited.errors.abn], [422, TAKEN]);
    await Promise.all([remove(id), remove(other.id)]);
  });
}

const REFUSED: [what: string, fields: object, errors: object][] = [
  ['nothing', { name: '', abn: '' }, { name: ['Name is required'], abn: ['ACN/ABN is required'] }],
  ['a wrong check digit of an ABN', { abn: '51 824 753 557' }, { abn: ['ACN/ABN format is invalid.'] }],
  ['a wrong check digit of an ACN', { abn: '004 085 617' }, { abn: ['ACN/ABN format is invalid.'] }],
  ['a number too short', { abn: '12345678' }, { abn: ['ACN/ABN format is invalid.'] }],
  ['a name too long', { name: 'x'.repeat(121) }, { name: ['Name may not be greater than 120 characters.'] }],
];
for (const [what, fields, errors] of REFUSED) {
  test(`${what} is refused at its field`, async () => {
    const answer = await add(fields);
    assert.deepEqual([answer.status, answer.message, answer.errors], [422, 'Unprocessable Entity.', errors]);
  });
}

test('a provider with an agreement cannot be deleted', async () => {
  const { provider_id: id } = await makeAgreement(api.services, await api.person('worker'));
  const answer = await remove(id);
  assert.deepEqual([answer.status, answer.message], [422, 'This record is in use and can not be deleted.']);
  assert.equal((await api.send(providers.get, { id }, as(admin))).status, 200);
});

test('an unknown provider answers 404', async () => {
  const asked = [
    await api.send(providers.get, { id: 999_999 }, as(admin)),
    await api.send(providers.update, { id: 999_999, name: 'Nobody', abn: OTHER_ACN }, as(admin)),
    await remove(999_999),
  ];
  for (const { status, message } of asked) assert.deepEqual([status, message], [404, 'Record does not exist.']);
});

test('when many add one company concurrently, by its ABN or its ACN, exactly one succeeds', async () => {
  const answers = await Promise.all([ABN, ITS_ACN, ABN, ITS_ACN].map((abn) => add({ abn })));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422, 422]);
  for (const { status, errors } of answers) if (status === 422) assert.deepEqual(errors.abn, TAKEN);
  await remove(answers.find(({ status }) => status === 200)?.data.id ?? 0);
});

test('R7-081: each provider has its workers under a signed agreement and the houses where they currently have a job', async () => {
  const { services } = api;
  const [worker, other] = [await api.person('worker', { first_name: 'Aroha', last_name: 'Ngata' }), await api.person('worker')];
  const { provider_id: id } = await makeAgreement(services, worker, { status: 'signed' });
  await makeAgreement(services, other, { provider_id: id, status: 'pending_sign' });
  const house = await makeHouse(services);
  await makeJob(services, { house, postedBy: admin }, { status: 'assigned', worker_id: worker.id });
  await makeJob(services, { house, postedBy: admin }, { status: 'closed', worker_id: worker.id });
  const { data } = await api.send(providers.list, { per_page: 100, sort: 'workers_count', dir: 'desc' }, as(admin));
  const listed = data.items.find((one) => one.id === id);
  assert.deepEqual([listed?.houses_count, listed?.workers_count], [1, 1]);
  assert.deepEqual(listed?.workers, [{ id: worker.id, first_name: 'Aroha', last_name: 'Ngata', sm_profile_picture_url: null }]);
});

test('R6-005: only a super admin has access to providers', async () => {
  for (const person of [await api.person('senior_manager'), await api.person('team_leader'), await api.person('worker')]) {
    for (const answer of [await api.send(providers.list, {}, as(person)), await api.send(providers.get, { id: 1 }, as(person))])
      assert.deepEqual([answer.status, answer.error], [401, 'forbidden']);
  }
});

test('an idempotency key adds one provider', async () => {
  const key = { 'idempotency-key': 'provider-once' };
  const [first, second] = [await add({ abn: OTHER_ACN }, key), await add({ abn: OTHER_ACN }, key)];
  assert.deepEqual([second.status, second.data.id], [200, first.data.id]);
});
