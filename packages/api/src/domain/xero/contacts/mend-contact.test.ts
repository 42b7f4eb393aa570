import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { xeroBills } from '@careloom/contract/resources/xero-bills';
import { xeroContacts } from '@careloom/contract/resources/xero-contacts';
import { eq } from 'drizzle-orm';
import { users } from '../../../platform/db/schema/identity';
import { xeroOutbox } from '../../../platform/db/schema/xero';
import { startApi, type TestApi } from '../../../../testing/harness';
import { makeInvoice } from '../../../../testing/money-records';
import type { Person } from '../../../../testing/people';
import { makeHouse, makeJob } from '../../../../testing/records';
import { connect, exactEmulator, knownWorker, saveConfig, settled } from '../../../../testing/xero';
import { queueBill } from '../bills/queue-bill';
import { inTransaction } from '../../../platform/db/transaction';
import { addContact } from '../emulator/contacts';
import type { Emulator } from '../emulator/emulator';

/** A bill fails for lack of a contact; choosing or creating one sends it. */
let api: TestApi;
let manager: Person;
let emulator: Emulator;
let job: { id: number; house_id: number };
before(async () => {
  api = await startApi({ XERO: 'demo', LOG_LEVEL: 'silent' });
  const admin = await api.person('super_admin');
  manager = await api.person('senior_manager');
  emulator = await exactEmulator(api);
  job = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
  await saveConfig(api, admin);
  await connect(api, admin);
});
after(() => api.close());

const as = () => ({ token: manager.token });
async function stuck(worker: Person): Promise<number> {
  const { id } = await makeInvoice(api.services, { job, worker, by: manager });
  await inTransaction(api.services.db, (tx) => queueBill(tx, id, manager.id));
  assert.equal((await settled(api, id)).sync, 'failed');
  return id;
}
const reasonOf = async (invoice_id: number) => (await api.send(xeroBills.list, { invoice_id }, as())).data.items[0]?.reason;
const people = () => emulator.books.contacts.length;

test('contacts that match the worker are offered, best match first; choosing one sends the bills that waited for it', async () => {
  const worker = await api.person('worker', { first_name: 'Noor', last_name: 'Haddad', abn: '51824753556' });
  const id = await stuck(worker);
  assert.deepEqual(await reasonOf(id), { code: 'xero.contact', text: 'Contact id not found.', detail: null });
  addContact(emulator.books, { Name: 'Haddad Cleaning' });
  const likely = addContact(emulator.books, { Name: 'Noor Haddad', TaxNumber: '51 824 753 556' });
  const { data } = await api.send(xeroContacts.candidates, { user_id: worker.id }, as());
  assert.deepEqual(
    data.items.map(({ name, same }) => [name, same]),
    [
      ['Noor Haddad', ['abn', 'name']],
      ['Haddad Cleaning', []],
    ],
  );
  await api.send(xeroContacts.update, { user_id: worker.id, xero_contact_id: likely.ContactID }, as());
  assert.equal((await settled(api, id)).sync, 'synced');
  assert.equal(await reasonOf(id), null);
});

test('a contact created in Xero is linked and the bill sent; creating it again after a lost answer finds the same one', async () => {
  const worker = await api.person('worker', { first_name: 'Samuel', last_name: 'Adeyemi' });
  const id = await stuck(worker);
  const before = people();
  emulator.behaviour.lost = 1;
  const lost = await api.send(xeroContacts.make, { user_id: worker.id }, as());
  assert.deepEqual([lost.status, people()], [503, before + 1]);
  const { status, message, data } = await api.send(xeroContacts.make, { user_id: worker.id }, as());
  assert.deepEqual([status, message, people()], [200, 'Contact id updated successfully.', before + 1]);
  assert.equal((await settled(api, id)).sync, 'synced');
  const [kept] = await api.services.db.select({ contact: users.xero_contact_id }).from(users).where(eq(users.id, worker.id));
  assert.equal(kept?.contact, data.xero_contact_id);
});

test('bills that failed for another reason are not sent', async () => {
  const worker = await knownWorker(api);
  const { id } = await makeInvoice(api.services, { job, worker, by: manager }, { sync: 'failed' });
  await api.services.db.insert(xeroOutbox).values({ invoice_id: id, idempotency_key: 'none', error: 'xero.config' });
  await api.send(xeroContacts.update, { user_id: worker.id }, as());
  assert.equal((await settled(api, id)).sync, 'failed');
});

test('an unknown worker has no candidates, and a team leader is refused', async () => {
  const leader = await api.person('team_leader');
  for (const call of [xeroContacts.candidates, xeroContacts.make] as const) {
    assert.equal((await api.send(call, { user_id: 999_999 }, as())).status, 404);
    assert.equal((await api.send(call, { user_id: manager.id }, { token: leader.token })).status, 401);
  }
});
