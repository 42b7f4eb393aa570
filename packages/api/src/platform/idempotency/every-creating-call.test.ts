import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Call } from '@careloom/contract/call';
import { isNull } from 'drizzle-orm';
import { startApi, type TestApi } from '../../../testing/harness';
import { specRows } from '../../../testing/rows/spec-rows';
import { WRITES } from '../../../testing/rows/writes';
import { asker, makeWorld, type World } from '../../../testing/rows/world';
import { servedCalls } from '../../../testing/served-calls';
import { until } from '../../../testing/until';
import { reportFiles } from '../db/schema/report-files';

let api: TestApi;
let world: World;
let creating: Call[];
before(async () => {
  api = await startApi({ XERO: 'demo', LOG_LEVEL: 'silent' });
  world = await makeWorld(api);
  creating = servedCalls(api).filter((call) => call.creates);
});
after(() => api.close());

/** Written asynchronously by the queue. */
const LATER = ['audit_entries', 'xero_outbox'];

/** The queue makes the files of reports: their rows are counted once the last one exists. */
const reportsMade = () => until(async () => (await api.services.db.$count(reportFiles, isNull(reportFiles.ended_at))) === 0, 10_000);

/** The number of rows in each table. */
async function rowsOf(): Promise<Record<string, number>> {
  const { query } = api.services.database;
  const { rows: tables } = await query(`select table_name from information_schema.tables where table_schema = 'public'`);
  const counts = tables.map(
    ({ table_name: name }) => `select '${name as string}' as name, count(*)::int as count from "${name as string}"`,
  );
  const { rows } = await query(counts.join(' union all '));
  return Object.fromEntries(
    rows.filter(({ name }) => !LATER.includes(name as string)).map(({ name, count }) => [name as string, count as number]),
  );
}

async function setupOf(call: Call) {
  const role = specRows.find(({ id }) => id === call.id)?.roles[0] ?? 'super_admin';
  const me = asker(world, role);
  const write = WRITES[call.id] ?? assert.fail(`${call.id} has no example`);
  const inputOf = async () => await write({ world, me, role });
  const token = call.access === 'public' ? undefined : me.token;
  const options = { token, headers: { 'idempotency-key': `of-${call.id}` } };
  return { input: await inputOf(), another: changed(await inputOf()), ask: (input: object) => api.send(call, input, options) };
}

/** Changes a field that all examples share, if there is one; calls that only send ids or files already have different values in each example. */
function changed(input: object): object {
  if ('user_id' in input) return { ...input, user_id: Number(input.user_id) + 1 };
  const field = ['name', 'title', 'message', 'first_name', 'api_key'].find((name) => name in input);
  if ('format' in input) return { ...input, format: 'pdf' };
  return field ? { ...input, [field]: 'Another' } : input;
}

test('every creating call runs once per key, and repeats its answer', async () => {
  assert.ok(creating.length >= 21, `${creating.length} calls`);
  for (const call of creating) {
    const { input, another, ask } = await setupOf(call);
    const before = await rowsOf();
    const answers = await Promise.all([ask(input), ask(input)]);
    await reportsMade();
    const once = await rowsOf();
    answers.push(await ask(input));
    const [first] = answers;
    assert.equal(first?.status, 200, `${call.id}: ${first?.message} ${JSON.stringify(first?.errors)}`);
    for (const { status, message, data } of answers) assert.deepEqual([status, message, data], [200, first?.message, first?.data], call.id);
    assert.equal(once['idempotency_keys'], (before['idempotency_keys'] ?? 0) + 1, call.id);
    assert.deepEqual(await rowsOf(), once, `${call.id} wrote something again`);
    const mismatch = await ask(another);
    assert.deepEqual(
      [mismatch.status, mismatch.error, mismatch.message],
      [422, 'idempotency_mismatch', 'This key was already used with other values.'],
      call.id,
    );
  }
});
