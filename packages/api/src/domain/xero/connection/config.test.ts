import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { xeroConfigs } from '@careloom/contract/resources/xero-config';
import { auditEntries } from '../../../platform/db/schema/audit';
import { xeroConfigs as table } from '../../../platform/db/schema/xero';
import { startApi, type TestApi } from '../../../../testing/harness';
import type { Person } from '../../../../testing/people';

let api: TestApi;
let admin: Person;
before(async () => {
  api = await startApi({ XERO: 'live', XERO_CLIENT_ID: 'env-id', XERO_CLIENT_SECRET: 'env-secret' });
  admin = await api.person('super_admin');
});
after(() => api.close());

const as = (person: Person) => ({ token: person.token });
const item = { key: 'weekday' as const, item_code: 'WEEKDAY', purchase_account_code: '477', sales_account_code: '200' };
const config = (values: object = {}) => ({ api_key: 'app-1', secret_key: 'hush-hush', contact_id: null, line_items: [item], ...values });
const only = async () => {
  const [row] = (await api.send(xeroConfigs.list, {}, as(admin))).data.items;
  assert.ok(row);
  return row;
};

test('R7-091: without a configuration the list is empty', async () => {
  const { status, data } = await api.send(xeroConfigs.list, {}, as(admin));
  assert.deepEqual([status, data.items], [200, []]);
});

test('R7-093: credentials and codes are saved; the secret is encrypted and never returned', async () => {
  const { status, message, data } = await api.send(xeroConfigs.create, config({ contact_id: 'c-1' }), as(admin));
  assert.deepEqual([status, message], [200, 'Xero config added successfully.']);
  assert.deepEqual(data, {
    id: data.id,
    api_key: '',
    secret_key_set: 1,
    secret_key_end: '',
    credentials_at: data.credentials_at,
    contact_id: 'c-1',
    line_items: [item],
    connected: 0,
  });
  const [row] = await api.services.db.select().from(table);
  assert.ok(row?.secret_key && !JSON.stringify(row).includes('hush'));
});

test('R7-092: a configuration is read by its id, and any other id is unknown', async () => {
  const row = await only();
  assert.deepEqual((await api.send(xeroConfigs.get, { id: row.id }, as(admin))).data, row);
  const none = await api.send(xeroConfigs.get, { id: row.id + 1 }, as(admin));
  assert.deepEqual([none.status, none.message], [404, 'Record does not exist.']);
});

test('only the last four characters of credentials are returned, and the audit has neither', async () => {
  const entered = { api_key: 'A1B2C3D4E5F60718', secret_key: 'long-enough-to-hide-9876' };
  const { data } = await api.send(xeroConfigs.create, config(entered), as(admin));
  assert.deepEqual([data.api_key, data.secret_key_end], ['0718', '9876']);
  const changes = JSON.stringify(await api.services.db.select().from(auditEntries));
  for (const credential of Object.values(entered)) assert.ok(!changes.includes(credential));
  await api.send(xeroConfigs.create, config({ contact_id: 'c-1' }), as(admin));
});

test('omitted fields are kept: codes are saved without the credentials, which keep their date', async () => {
  const { id, credentials_at } = await only();
  const key = (await api.services.db.select().from(table))[0]?.api_key;
  api.clock.advance({ hours: 1 });
  const codes = [{ ...item, purchase_account_code: '478' }];
  const saved = await api.send(xeroConfigs.update, { id, contact_id: 'c-1', line_items: codes }, as(admin));
  assert.deepEqual([saved.status, saved.data.line_items, saved.data.credentials_at], [200, codes, credentials_at]);
  assert.ok(credentials_at);
  assert.equal((await api.services.db.select().from(table))[0]?.api_key, key);
  const renewed = await api.send(xeroConfigs.update, { id, contact_id: 'c-1', secret_key: 'hush-hush' }, as(admin));
  assert.deepEqual(renewed.data.line_items, codes);
  assert.ok((renewed.data.credentials_at ?? '') > credentials_at);
});

test('R7-094: an update without a secret keeps the stored one for the same key', async () => {
  const { id } = await only();
  const before = (await api.services.db.select().from(table))[0]?.secret_key;
  const changed = config({ secret_key: '', line_items: [] });
  const { status, message, data } = await api.send(xeroConfigs.update, { ...changed, id }, as(admin));
  assert.deepEqual([status, message, data.line_items], [200, 'Xero config updated successfully.', []]);
  assert.equal((await api.services.db.select().from(table))[0]?.secret_key, before);
});

test('another key requires its own secret, unless the environment has it', async () => {
  const { id } = await only();
  const put = (api_key: string) => api.send(xeroConfigs.update, { ...config({ api_key, secret_key: null }), id }, as(admin));
  assert.deepEqual((await put('app-2')).errors, { secret_key: ['Secret Key is required'] });
  assert.equal((await put('env-id')).data.secret_key_set, 1);
});

const WRONG: [what: string, values: object, field: string, sentence: string][] = [
  ['items of the wrong type', { line_items: 'all' }, 'line_items', 'Line Items must be an array.'],
  ['an unknown kind of line', { line_items: [{ ...item, key: 'nap' }] }, 'line_items.0.key', 'The selected Line Items is invalid.'],
  [
    'no account',
    { line_items: [{ ...item, purchase_account_code: '' }] },
    'line_items.0.purchase_account_code',
    'Purchase Account Code is required',
  ],
  ['a duplicate kind of line', { line_items: [item, item] }, 'line_items', 'Line Items has already been taken.'],
];
for (const [what, values, field, sentence] of WRONG) {
  test(`a configuration with ${what} is refused at its field`, async () => {
    const { status, errors } = await api.send(xeroConfigs.create, config(values), as(admin));
    assert.deepEqual([status, errors], [422, { [field]: [sentence] }]);
  });
}

test('the first configuration requires a key', async () => {
  const other = await startApi({ XERO: 'demo' });
  const { status, errors } = await other.send(xeroConfigs.create, config({ api_key: ' ' }), as(await other.person('super_admin')));
  await other.close();
  assert.deepEqual([status, errors], [422, { api_key: ['API Key is required'] }]);
});

test('saving again does not create a second one', async () => {
  await api.send(xeroConfigs.create, config({ api_key: 'app-3' }), as(admin));
  assert.deepEqual(
    (await api.services.db.select().from(table)).map(({ api_key }) => api_key),
    ['app-3'],
  );
});

test('R7-095: a configuration can be removed once', async () => {
  const { id } = await only();
  const { status, message } = await api.send(xeroConfigs.remove, { id }, as(admin));
  assert.deepEqual([status, message], [200, 'Xero config deleted successfully.']);
  assert.equal((await api.send(xeroConfigs.remove, { id }, as(admin))).status, 404);
  assert.equal((await api.send(xeroConfigs.update, { ...config(), id }, as(admin))).status, 404);
});

test('a senior manager can neither read nor save it', async () => {
  const manager = await api.person('senior_manager');
  for (const { status, error } of [
    await api.send(xeroConfigs.list, {}, as(manager)),
    await api.send(xeroConfigs.create, config(), as(manager)),
  ])
    assert.deepEqual([status, error], [401, 'forbidden']);
});
