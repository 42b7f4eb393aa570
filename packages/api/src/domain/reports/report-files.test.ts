import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { notifications } from '@careloom/contract/resources/notifications';
import { reportFiles } from '@careloom/contract/resources/report-files';
import { reports } from '@careloom/contract/resources/reports';
import { and, eq } from 'drizzle-orm';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeExpense, makeInvoice } from '../../../testing/money-records';
import { readPdf } from '../../../testing/pdf-text';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { until } from '../../../testing/until';
import { roleGrants } from '../../platform/db/schema/access';
import { files } from '../../platform/db/schema/identity';
import { reportFiles as table } from '../../platform/db/schema/report-files';
import { makeReports } from './make-reports';
import { MAX_REPORT_ROWS, refuseLong } from './report-limit';

let api: TestApi;
let admin: Person;
let leader: Person;
before(async () => {
  api = await startApi();
  [admin, leader] = [await api.person('super_admin'), await api.person('team_leader')];
  const worker = await api.person('worker', { first_name: 'Hằng', last_name: 'Nguyễn' });
  const led = await makeHouse(api.services, { team_leader_id: leader.id, name: 'Banksia House' });
  const job = await makeJob(api.services, { house: led, postedBy: admin });
  const foreign = await makeJob(api.services, { house: await makeHouse(api.services, { name: 'Wattle Grove' }), postedBy: admin });
  await makeInvoice(api.services, { job, worker, by: admin });
  await makeInvoice(api.services, { job, worker, by: admin }, { status: 'void' });
  await makeInvoice(api.services, { job: foreign, worker, by: admin }, { date: '2026-10-02' });
  await makeExpense(api.services, { job, worker, by: worker }, { title: 'Bus fares' });
});
after(() => api.close());

const as = (person: Person) => ({ token: person.token });
const make = (input: object, person = admin) => api.send(reportFiles.make, { kind: 'invoice', ...input }, as(person));
const list = async (person = admin) => (await api.send(reportFiles.list, {}, as(person))).data.files;
/** The file once it is made or refused. */
async function ended(id: number, person = admin) {
  await until(async () => (await list(person)).some((file) => file.id === id && file.ended_at !== null), 20_000);
  return (await list(person)).find((file) => file.id === id);
}
const linkOf = (input: object, person = admin) => api.send(reports.exportLink, { kind: 'invoice', ...input }, as(person));
const open = (url: string) => fetch(`${api.url}/api/v1/report/export-invoice${new URL(url).search}`);

test('a file is made after the answer, and its link opens exactly this file without a session', async () => {
  const begun = await make({ to: '2026-10-31', status: 'generated,part_paid', format: 'pdf' });
  assert.deepEqual([begun.status, begun.data.name, begun.data.total, begun.data.done], [200, 'invoice_report.pdf', 1, 0]);
  const file = await ended(begun.data.id);
  assert.deepEqual([file?.done, file?.total, file?.refusal], [1, 1, null]);
  const link = await linkOf({ format: 'pdf', file: begun.data.id });
  const response = await open(link.data.url);
  assert.equal(response.headers.get('content-disposition'), 'attachment; filename="invoice_report.pdf"');
  assert.equal(response.headers.get('cache-control'), 'no-store');
  const { texts } = readPdf(Buffer.from(await response.arrayBuffer()));
  assert.ok(texts.includes('Wattle Grove') && !texts.includes('Banksia House'));
});

test('a link to a file expires after five minutes, with its own message', async () => {
  const { id } = (await make({ format: 'csv' })).data;
  await ended(id);
  const { url } = (await linkOf({ format: 'csv', file: id })).data;
  api.clock.advance({ minutes: 5, seconds: 2 });
  const response = await open(url);
  assert.deepEqual([response.status, await response.json()], [401, { code: 401, message: 'Invalid or expired link.' }]);
});

test("no link is created before a file is ready, nor for another user's file", async () => {
  const begun = { made_for_id: admin.id, kind: 'invoice', format: 'pdf', filters: {}, total: 1, created_at: api.clock.now() } as const;
  const [row] = await api.services.db
    .insert(table)
    .values({ ...begun, worked_on_at: api.clock.now() })
    .returning();
  const id = row?.id ?? 0;
  assert.equal((await linkOf({ file: id })).status, 404);
  const own = (await make({ format: 'csv' }, leader)).data;
  await ended(own.id, leader);
  assert.equal((await linkOf({ format: 'csv', file: own.id })).status, 404);
  assert.equal((await linkOf({ format: 'csv', file: own.id, kind: 'expense' }, leader)).status, 404);
  await api.send(reportFiles.remove, { id }, as(admin));
});

test('a team leader gets a file of the houses led, and is notified when it is ready', async () => {
  const { id } = (await make({ format: 'csv' }, leader)).data;
  await ended(id, leader);
  const csv = await (await open((await linkOf({ format: 'csv', file: id }, leader)).data.url)).text();
  assert.ok(csv.includes('Banksia House') && csv.includes('Hằng Nguyễn') && !csv.includes('Wattle Grove') && !csv.includes('Void'));
  const [notice] = (await api.send(notifications.list, {}, as(leader))).data.items;
  assert.deepEqual(
    [notice?.type, notice?.message, notice?.route_id],
    ['invoice_report_ready', 'The invoice report is ready: invoice_report.csv.', id],
  );
});

test('the file of a stopped server is taken over by the next, which starts it again', async () => {
  const begun = { made_for_id: admin.id, kind: 'expense', format: 'xlsx', filters: {}, total: 1, created_at: api.clock.now() } as const;
  const [row] = await api.services.db
    .insert(table)
    .values({ ...begun, worked_on_at: api.clock.now(), attempts: 1 })
    .returning();
  const id = row?.id ?? 0;
  await makeReports(api.services)();
  assert.equal((await list()).find((file) => file.id === id)?.ended_at, null);
  api.clock.advance({ seconds: 21 });
  await makeReports(api.services)();
  const file = (await list()).find((one) => one.id === id);
  assert.deepEqual([file?.name, file?.done, file?.refusal], ['expense_report.xlsx', 1, null]);
});

test('a file that fails three times is refused, and the next one is made', async () => {
  const begun = { made_for_id: admin.id, kind: 'invoice', format: 'csv', filters: {}, total: 1, created_at: api.clock.now() } as const;
  const [row] = await api.services.db
    .insert(table)
    .values({ ...begun, attempts: 3 })
    .returning();
  await makeReports(api.services)();
  const file = (await list()).find(({ id }) => id === row?.id);
  assert.equal(file?.refusal, 'Something went wrong. Please try again.');
  assert.equal((await ended((await make({ format: 'csv' })).data.id))?.refusal, null);
});

test('a user who may no longer read reports gets no file, and the reason', async () => {
  const grant = { role: 'team_leader', permission: 'reports-read' };
  const begun = { made_for_id: leader.id, kind: 'invoice', format: 'csv', filters: {}, total: 1, created_at: api.clock.now() } as const;
  const [row] = await api.services.db.insert(table).values(begun).returning();
  await api.services.db.delete(roleGrants).where(and(eq(roleGrants.role, grant.role), eq(roleGrants.permission, grant.permission)));
  await makeReports(api.services)();
  await api.services.db.insert(roleGrants).values(grant);
  const file = (await list(leader)).find(({ id }) => id === row?.id);
  assert.equal(file?.refusal, 'Logged in user does not have permission for take this action!');
});

test('only its user stops or removes a file, and its stored data is removed too', async () => {
  const { id } = (await make({ format: 'csv' })).data;
  await ended(id);
  const [{ fileId } = { fileId: 0 }] = await api.services.db.select({ fileId: table.file_id }).from(table).where(eq(table.id, id));
  assert.equal((await api.send(reportFiles.remove, { id }, as(leader))).status, 404);
  assert.equal((await api.send(reportFiles.remove, { id }, as(admin))).status, 200);
  assert.equal((await linkOf({ format: 'csv', file: id })).status, 404);
  assert.equal(await api.services.db.$count(files, eq(files.id, fileId ?? 0)), 0);
});

test('a file is removed after a day', async () => {
  const { id } = (await make({ format: 'csv' })).data;
  await ended(id);
  api.clock.advance({ days: 1, seconds: 1 });
  await makeReports(api.services)();
  assert.equal(await api.services.db.$count(table, eq(table.id, id)), 0);
});

test('a report with too many rows is refused before it is started', () => {
  assert.doesNotThrow(() => refuseLong(MAX_REPORT_ROWS));
  assert.throws(() => refuseLong(MAX_REPORT_ROWS + 1), { message: 'A report may have 10000 rows at most. Choose fewer by its filters.' });
});

test('a file accepts the same filters as its report, once per key, from users who may read reports', async () => {
  assert.deepEqual(Object.keys((await make({ from: 'x', format: 'exe' })).errors).sort(), ['format', 'from']);
  assert.deepEqual((await make({ status: 'approved' })).errors, { status: ['The selected Status is invalid.'] });
  const headers = { 'idempotency-key': 'file' };
  const twice = () => api.send(reportFiles.make, { kind: 'invoice', format: 'csv' }, { token: admin.token, headers });
  assert.equal((await twice()).data.id, (await twice()).data.id);
  const worker = await api.person('worker');
  for (const answer of [await make({}, worker), await api.send(reportFiles.list, {}, as(worker))]) assert.equal(answer.error, 'forbidden');
});
