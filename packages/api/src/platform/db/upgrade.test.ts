import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Call } from '@careloom/contract/call';
import { auth } from '@careloom/contract/resources/auth';
import { HOLIDAY_VERSION } from '../../domain/organisation/holiday-calendar';
import { ensureReferenceData } from '../../domain/reference/ensure-reference-data';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../seed/seed';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeOldDatabase } from '../../../testing/old-database';
import { changedRows, type Dump, readDump } from '../../../testing/read-dump';
import { KNOWN_PERMISSIONS } from '../../domain/reference/grant-new-permissions';
import { sendCall } from '../../../testing/send';
import { openDatabase } from './open';

/** The data of the release before migration 0004, opened by the current code as on its first start after the upgrade. */
const DUMP = '0003_audit.json.br';

let dump: Dump;
let api: TestApi;
let remove: () => Promise<void>;
before(async () => {
  dump = await readDump(DUMP);
  const old = await makeOldDatabase(dump);
  remove = old.remove;
  api = await startApi({}, {}, () => openDatabase({ url: old.url, directory: path.join(old.dataDir, 'pg') }));
  await ensureReferenceData(api.services.database);
});
after(async () => {
  await api.close();
  await remove();
});

/** Settings that record what was already added to the database: new permissions, and the holidays of later years. */
const COUNTED_ON = [KNOWN_PERMISSIONS, HOLIDAY_VERSION];

test('after the migrations every row of the release exists with the same values', async () => {
  const names = Object.keys(dump.tables);
  assert.ok(names.length > 30, `${names.length} tables`);
  for (const name of names) {
    const rows = (dump.tables[name] ?? []).filter(({ key }) => !COUNTED_ON.includes(key as string));
    assert.deepEqual(await changedRows(api.services.db, name, rows), [], name);
  }
});

test('every existing account can sign in, and every list returns the rows of the release', async () => {
  const [admin] = DEMO_ACCOUNTS;
  const { status, data } = await api.send(auth.login, { email: admin.email, password: DEMO_PASSWORD });
  assert.equal(status, 200);
  const lists = api.server.app.declared.flatMap(({ declaration }) =>
    'call' in declaration && isList(declaration.call) ? [declaration.call] : [],
  );
  assert.ok(lists.length > 15, `${lists.length} lists`);
  const totals = new Map<string, number>();
  for (const call of lists) {
    const answer = await sendCall(api.url, call, {}, { token: data.user.token });
    assert.ok(answer.status === 200 || answer.error === 'forbidden', `${call.id} ${call.path}: ${answer.status} ${answer.message}`);
    if (answer.status === 200) totals.set(call.path, (answer.data as { total: number }).total);
  }
  for (const [path, table] of Object.entries({ '/house': 'houses', '/shift': 'shifts', '/expense': 'expenses', '/providers': 'providers' }))
    assert.equal(totals.get(path), dump.tables[table]?.length, path);
});

/** Calls that answer a page when sent without an id or other input; served by this server, not by Xero. */
const isList = ({ method, path, access, query, data }: Call) =>
  method === 'GET' &&
  !path.startsWith('/xero') &&
  access !== 'public' &&
  !path.includes(':') &&
  query?.safeParse({}).success &&
  data.safeParse(EMPTY_PAGE).success;
const EMPTY_PAGE = { items: [], page: 1, per_page: 10, last_page: 1, total: 0 };
