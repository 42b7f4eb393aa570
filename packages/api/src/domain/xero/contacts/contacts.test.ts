import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { xeroContacts } from '@careloom/contract/resources/xero-contacts';
import { eq } from 'drizzle-orm';
import { users } from '../../../platform/db/schema/identity';
import { startApi, type TestApi } from '../../../../testing/harness';
import type { Person } from '../../../../testing/people';
import { connect, exactEmulator, saveConfig } from '../../../../testing/xero';
import { addContact } from '../emulator/contacts';
import type { Emulator } from '../emulator/emulator';

let api: TestApi;
let admin: Person;
let manager: Person;
let emulator: Emulator;
before(async () => {
  api = await startApi({ XERO: 'demo', LOG_LEVEL: 'silent' });
  [admin, manager] = [await api.person('super_admin'), await api.person('senior_manager')];
  emulator = await exactEmulator(api);
  await saveConfig(api, admin);
  await connect(api, admin);
});
after(() => api.close());

const update = (user_id: number, xero_contact_id = '', person = manager) =>
  api.send(xeroContacts.update, { user_id, xero_contact_id }, { token: person.token });
const updateMany = (ids: unknown, person = manager) => api.send(xeroContacts.updateMany, { ids } as never, { token: person.token });
const kept = async ({ id }: Person) =>
  (await api.services.db.select({ contact: users.xero_contact_id }).from(users).where(eq(users.id, id)))[0]?.contact;
/** A worker with a contact in the account, whose e-mail is in upper case. */
async function known(fields: Parameters<TestApi['person']>[1] = {}) {
  const worker = await api.person('worker', fields);
  const contact = addContact(emulator.books, { Name: 'Supplier', EmailAddress: worker.email.toUpperCase() });
  return { worker, contactId: contact.ContactID };
}
const NO_CONTACT = [404, 'Contact id not found.'];
const MISSING = [404, 'Record does not exist.'];

test('R1-040, R7-032: a worker is found in Xero by e-mail, and the contact is stored', async () => {
  const { worker, contactId } = await known();
  const { status, message, data } = await update(worker.id);
  assert.deepEqual([status, message, data], [200, 'Contact id updated successfully.', { id: worker.id, xero_contact_id: contactId }]);
  assert.equal(await kept(worker), contactId);
});

test('a given id is stored only if Xero has it', async () => {
  const [{ contactId }, worker] = [await known(), await api.person('worker')];
  assert.equal((await update(worker.id, contactId)).data.xero_contact_id, contactId);
  const unknown = await update(worker.id, 'unknown');
  assert.deepEqual([unknown.status, unknown.message], NO_CONTACT);
  assert.equal(await kept(worker), contactId);
});

test('without a contact in Xero none is stored', async () => {
  for (const email of ['nobody@example.org', 'quote"@example.org']) {
    const worker = await api.person('worker', { email });
    const { status, message } = await update(worker.id);
    assert.deepEqual([status, message, await kept(worker)], [...NO_CONTACT, null]);
  }
});

test('an account that is not a worker, or is deleted, answers 404', async () => {
  const { worker } = await known({ deleted_at: new Date() });
  for (const id of [admin.id, worker.id, 999_999]) {
    const { status, message } = await update(id);
    assert.deepEqual([status, message], MISSING);
  }
});

test('an id that is too long is refused at the field', async () => {
  const { worker } = await known();
  assert.deepEqual((await update(worker.id, 'x'.repeat(51))).errors, {
    xero_contact_id: ['Xero Contact ID may not be greater than 50 characters.'],
  });
});

test('R3-112, R7-033: several workers are looked up by their ids; those without a contact, and ids of other users, are reported', async () => {
  const found = await Promise.all(Array.from({ length: 27 }, () => known()));
  const lacking = await api.person('worker');
  emulator.seen.length = 0;
  const ids = found.map(({ worker }) => worker.id);
  const { status, message, data } = await updateMany([...ids, lacking.id, admin.id, lacking.id]);
  assert.deepEqual([status, message, data.failed], [200, 'Contact ids updated successfully.', [lacking.id, admin.id]]);
  assert.deepEqual(
    data.updated.map(({ id, xero_contact_id }) => [id, xero_contact_id]).sort(),
    found.map(({ worker, contactId }) => [worker.id, contactId]).sort(),
  );
  assert.equal(await kept(found[26]?.worker ?? lacking), found[26]?.contactId);
  assert.equal(emulator.seen.length, 2);
});

test('when Xero has none of them, the answer says so', async () => {
  const { status, message } = await updateMany([(await api.person('worker')).id]);
  assert.deepEqual([status, message], NO_CONTACT);
});

const WRONG: [what: string, ids: unknown, errors: object][] = [
  ['none', [], { ids: ['Support Workers is required'] }],
  ['nothing', undefined, { ids: ['Support Workers is required'] }],
  ['no id', ['x'], { 'ids.0': ['Support Workers must be a number.'] }],
  ['too many', Array.from({ length: 101 }, (_none, index) => index + 1), { ids: ['The selected Support Workers is invalid.'] }],
];
for (const [what, ids, errors] of WRONG) {
  test(`a list of ${what} is refused at the field`, async () => {
    const answer = await updateMany(ids);
    assert.deepEqual([answer.status, answer.errors], [422, errors]);
  });
}

test('a team leader and a worker cannot look up contacts', async () => {
  const { worker } = await known();
  for (const person of [await api.person('team_leader'), worker]) {
    assert.equal((await update(worker.id, '', person)).error, 'forbidden');
    assert.equal((await updateMany([worker.id], person)).error, 'forbidden');
  }
});

test('without a connection, and with wrong credentials, the answer says what to do', async () => {
  const { worker } = await known();
  await saveConfig(api, admin, { secret_key: 'wrong' });
  api.clock.advance({ hours: 1 });
  assert.equal((await update(worker.id)).message, 'Issue in the accounting configuration.');
  await saveConfig(api, admin);
  emulator.books.connected = false;
  for (const { status, message } of [await update(worker.id), await updateMany([worker.id])]) {
    assert.deepEqual([status, message], [422, 'Account disconnected. Go to Masters > Xero Config and reconnect.']);
  }
});
