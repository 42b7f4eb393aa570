import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { xero } from '@careloom/contract/resources/xero';
import { xeroConfigs } from '@careloom/contract/resources/xero-config';
import { xeroConnections } from '../../../platform/db/schema/xero';
import { startApi, type TestApi } from '../../../../testing/harness';
import type { Person } from '../../../../testing/people';
import { comeBack, connect, exactEmulator, saveConfig } from '../../../../testing/xero';
import type { Emulator } from '../emulator/emulator';
import { currentLink } from '../client/tokens';

let api: TestApi;
let admin: Person;
let emulator: Emulator;
before(async () => {
  api = await startApi({ XERO: 'demo' });
  admin = await api.person('super_admin');
  emulator = await exactEmulator(api);
});
after(() => api.close());
beforeEach(async () => {
  await saveConfig(api, admin);
  emulator.seen.length = 0;
});

const CONNECTED = '/admin/xero-config?connected=1';
const NOT_CONNECTED = '/admin/xero-config?connected=0';
const check = (person = admin) => api.send(xero.checkConnection, {}, { token: person.token });
const refreshes = () => emulator.seen.filter((call) => call === 'POST /connect/token').length;

test('R7-097: the account is initially not connected', async () => {
  const { status, data } = await check(await api.person('senior_manager'));
  assert.deepEqual([status, data], [200, { connected: 0, organisation: null }]);
});

test('R7-098: the consent page connects the account, and its tokens are stored encrypted', async () => {
  const { status, data } = await api.send(xero.connect, {}, { token: admin.token });
  const url = new URL(data.url);
  assert.deepEqual([status, url.searchParams.get('scope')], [200, 'offline_access accounting.invoices accounting.contacts']);
  assert.equal(url.searchParams.get('redirect_uri'), `${api.services.env.publicUrl}/api/v1/xero/callback`);
  assert.equal(await connect(api, admin), CONNECTED);
  assert.deepEqual((await check()).data, { connected: 1, organisation: 'Careloom Demo Pty Ltd' });
  assert.equal((await api.send(xeroConfigs.list, {}, { token: admin.token })).data.items[0]?.connected, 1);
  const kept = JSON.stringify(await api.services.db.select().from(xeroConnections));
  for (const secret of [...emulator.books.accessTokens, emulator.books.refreshToken ?? '']) assert.ok(!kept.includes(secret));
});

test('a state is valid once and for ten minutes, and an unknown one is refused', async () => {
  const begin = async () => {
    const { data } = await api.send(xero.connect, {}, { token: admin.token });
    const agreed = await fetch(data.url, { redirect: 'manual' });
    return new URL(agreed.headers.get('location') ?? '').searchParams;
  };
  const spent = await begin();
  assert.equal(await comeBack(api, spent), CONNECTED);
  assert.equal(await comeBack(api, spent), NOT_CONNECTED);
  const late = await begin();
  api.clock.advance({ minutes: 11 });
  assert.equal(await comeBack(api, late), NOT_CONNECTED);
  const foreign = await begin();
  foreign.set('state', 'of-another');
  assert.equal(await comeBack(api, foreign), NOT_CONNECTED);
});

test('a refused consent, and a code unknown to Xero, connect nothing', async () => {
  const { data } = await api.send(xero.connect, {}, { token: admin.token });
  const state = new URL(data.url).searchParams.get('state') ?? '';
  assert.equal(await comeBack(api, new URLSearchParams({ error: 'access_denied', state })), NOT_CONNECTED);
  const again = new URL((await api.send(xero.connect, {}, { token: admin.token })).data.url).searchParams.get('state') ?? '';
  assert.equal(await comeBack(api, new URLSearchParams({ code: 'guessed', state: again })), NOT_CONNECTED);
  assert.equal(await comeBack(api, new URLSearchParams()), NOT_CONNECTED);
});

test('concurrent callers with an expired token refresh it once', async () => {
  await connect(api, admin);
  emulator.seen.length = 0;
  api.clock.advance({ minutes: 30 });
  const links = await Promise.all(Array.from({ length: 25 }, () => currentLink(api.services)));
  assert.equal(refreshes(), 1);
  assert.equal(new Set(links.map(({ accessToken }) => accessToken)).size, 1);
});

test('a connection that was ended at Xero is detected and deleted', async () => {
  await connect(api, admin);
  emulator.books.connected = false;
  assert.deepEqual((await check()).data, { connected: 0, organisation: null });
  await connect(api, admin);
  emulator.books.refreshToken = 'another';
  api.clock.advance({ hours: 1 });
  assert.deepEqual((await check()).data, { connected: 0, organisation: null });
});

test('wrong or missing credentials are reported as an issue of the configuration', async () => {
  await connect(api, admin);
  await saveConfig(api, admin, { secret_key: 'wrong' });
  api.clock.advance({ hours: 1 });
  const wrong = await check();
  assert.deepEqual([wrong.status, wrong.message], [422, 'Issue in the accounting configuration.']);
  const [config] = (await api.send(xeroConfigs.list, {}, { token: admin.token })).data.items;
  await api.send(xeroConfigs.remove, { id: config?.id ?? 0 }, { token: admin.token });
  const none = await api.send(xero.connect, {}, { token: admin.token });
  assert.deepEqual([none.status, none.message], [422, 'Issue in the accounting configuration.']);
});

test('another app removes the connection', async () => {
  await connect(api, admin);
  assert.equal((await saveConfig(api, admin, { api_key: 'another' })).data.connected, 0);
});
