import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { reports } from '@careloom/contract/resources/reports';
import { parse } from 'csv-parse/sync';
import { and, eq } from 'drizzle-orm';
import { roleGrants } from '../../platform/db/schema/access';
import { users } from '../../platform/db/schema/identity';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeExpense, makeInvoice } from '../../../testing/money-records';
import { readPdf } from '../../../testing/pdf-text';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let leader: Person;
let worker: Person;
let job: { id: number; house_id: number };
before(async () => {
  api = await startApi();
  [admin, leader] = [await api.person('super_admin', { first_name: 'Nadia', last_name: 'Farrugia' }), await api.person('team_leader')];
  worker = await api.person('worker', { first_name: 'Aroha', last_name: 'Ngata' });
  const led = await makeHouse(api.services, { team_leader_id: leader.id, name: 'Banksia House' });
  job = await makeJob(api.services, { house: led, postedBy: admin });
  const foreign = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
  const [here, there] = [
    { job, worker, by: worker },
    { job: foreign, worker, by: admin },
  ];
  await makeExpense(api.services, here, { title: 'Bus fares', amount_cents: 1_840, date: '2026-11-02' });
  await makeExpense(api.services, here, { title: '=1+1', amount_cents: 160, date: '2026-11-03' });
  await makeExpense(api.services, there, { title: 'Fuel', amount_cents: 5_000, date: '2026-10-02' });
  await makeInvoice(api.services, here, { status: 'part_paid', paid_cents: 10_000 });
  await makeInvoice(api.services, here, { status: 'void' });
  await makeInvoice(api.services, there, { date: '2026-10-02' });
});
after(() => api.close());

const as = (person: Person) => ({ token: person.token });

test('R7-078: the expense report is the list plus the total of all matches, not only of the page', async () => {
  const { status, code, data } = await api.send(reports.expenses, { per_page: 1 }, as(admin));
  assert.deepEqual([status, code, data.items.length, data.total, data.totals], [200, 200, 1, 3, { amount: '70.00' }]);
});

test("a report can be filtered, and a team leader's is limited to the houses led", async () => {
  const totals = async (query: object, person = admin) => (await api.send(reports.expenses, query, as(person))).data.totals.amount;
  assert.equal(await totals({ to: '2026-10-31' }), '50.00');
  assert.equal(await totals({ from: '2026-11-01', house_id: job.house_id }), '20.00');
  assert.equal(await totals({ status: 'approved' }), '0.00');
  assert.equal(await totals({ search: 'bus' }), '18.40');
  assert.equal(await totals({ worker_id: admin.id }), '0.00');
  assert.equal(await totals({}, leader), '20.00');
});

test('the totals of the invoice report are the paid and due amounts, without void invoices', async () => {
  const { data } = await api.send(reports.invoices, {}, as(admin));
  assert.deepEqual([data.total, data.totals], [3, { amount: '776.80', paid: '100.00', due: '676.80' }]);
  assert.deepEqual((await api.send(reports.invoices, {}, as(leader))).data.totals, { amount: '388.40', paid: '100.00', due: '288.40' });
  assert.equal((await api.send(reports.invoices, { status: 'void' }, as(admin))).data.totals.amount, '0.00');
});

const exported = (path: string, person?: Person) =>
  fetch(`${api.url}/api/v1/report/${path}`, { headers: person ? { authorization: `Bearer ${person.token}` } : {} });
const pdfOf = async (response: Response) => readPdf(Buffer.from(await response.arrayBuffer())).texts;

test('R7-079: the expense report is downloaded as expense_report.pdf', async () => {
  const response = await exported('export-expense?to=2026-10-31', admin);
  assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'application/pdf']);
  assert.equal(response.headers.get('content-disposition'), 'attachment; filename="expense_report.pdf"');
  assert.equal(response.headers.get('cache-control'), 'no-store');
  const texts = await pdfOf(response);
  assert.ok(texts.includes('Expenses Report') && texts.includes('Fuel') && texts.includes('Amount   50.00'));
  assert.ok(!texts.includes('Bus fares'));
});

test('R7-080: the invoice report is downloaded as invoice_report.pdf', async () => {
  const response = await exported('export-invoice', leader);
  assert.equal(response.headers.get('content-disposition'), 'attachment; filename="invoice_report.pdf"');
  const texts = await pdfOf(response);
  assert.deepEqual(
    ['Invoices Report', 'Banksia House', 'Part paid', 'Amount Due   288.40'].filter((text) => !texts.includes(text)),
    [],
  );
});

test('a CSV export is complete, and no cell is a formula', async () => {
  const response = await exported('export-expense?format=csv&per_page=1&sort=date', admin);
  assert.equal(response.headers.get('content-type'), 'text/csv; charset=utf-8');
  assert.equal(response.headers.get('content-disposition'), 'attachment; filename="expense_report.csv"');
  const [names, ...rows] = parse(Buffer.from(await response.arrayBuffer()), { bom: true });
  assert.deepEqual(names, ['Date', 'Title', 'Worker', 'Job', 'House', 'Status', 'Added By', 'Amount']);
  assert.deepEqual(
    rows.map((row) => [row[0], row[1], row[7]]),
    [
      ['2026-10-02', 'Fuel', '50.00'],
      ['2026-11-02', 'Bus fares', '18.40'],
      ['2026-11-03', "'=1+1", '1.60'],
    ],
  );
  const invoices = await (await exported('export-invoice?format=csv&status=part_paid', admin)).text();
  assert.match(
    invoices,
    /,Aroha Ngata,Banksia House,1 Nov 2026 - 14 Nov 2026,10\.00,Part paid,(?:\d+\.\d\d,){5}388\.40,100\.00,288\.40\r\n$/,
  );
});

test('an export requires a session or a link, and the permission', async () => {
  for (const kind of ['expense', 'invoice']) {
    const nobody = (await (await exported(`export-${kind}`)).json()) as object;
    assert.deepEqual(nobody, { code: 401, message: 'Unauthenticated.', error: 'unauthenticated' });
    const refused = await exported(`export-${kind}`, worker);
    assert.deepEqual([refused.status, ((await refused.json()) as { error: string }).error], [401, 'forbidden']);
  }
});

test('an invalid query is refused at its field', async () => {
  const { status, errors } = await api.send(reports.expenses, { from: 'x', status: 'lost' }, as(admin));
  assert.equal(status, 422);
  assert.deepEqual(Object.keys(errors).sort(), ['from', 'status.0']);
  assert.equal((await exported('export-expense?format=exe', admin)).status, 422);
  const link = await api.send(reports.exportLink, { kind: 'invoice', status: 'approved' }, as(admin));
  assert.deepEqual(link.errors, { status: ['The selected Status is invalid.'] });
});

const linkFor = async (person: Person, query: object = {}) =>
  (await api.send(reports.exportLink, { kind: 'expense', ...query }, as(person))).data;
const follow = (url: string, changed: Record<string, string> = {}, kind = 'expense') => {
  const query = new URL(url).searchParams;
  for (const [name, value] of Object.entries(changed)) query.set(name, value);
  return exported(`export-${kind}?${query.toString()}`);
};
const BAD_LINK = { code: 401, message: 'Invalid or expired link.' };

test('a link opens the export without a session, with its filters and the scope of its creator', async () => {
  const { url, expires } = await linkFor(leader, { format: 'csv', search: 'bus & co', status: 'pending,approved' });
  assert.equal(new URL(url).pathname, '/export-expense');
  assert.ok(Math.abs(new Date(expires).getTime() - api.clock.now().getTime() - 300_000) < 5_000);
  assert.equal((await follow(url)).status, 200);
  const all = await (await follow((await linkFor(leader, { format: 'csv' })).url)).text();
  assert.ok(all.includes('Bus fares') && !all.includes('Fuel'));
  const invoice = await linkFor(admin, { kind: 'invoice' });
  assert.equal(new URL(invoice.url).pathname, '/export-invoice');
  assert.equal((await follow(invoice.url, {}, 'invoice')).headers.get('content-type'), 'application/pdf');
});

const FORGED: [what: string, changed: Record<string, string>, kind?: string][] = [
  ['another signature', { signature: 'x'.repeat(43) }],
  ['no signature', { signature: '' }],
  ['another person', { user: '2' }],
  ['a later end', { expires: '99999999999' }],
  ['an additional filter', { house_id: '1' }],
  ['another format', { format: 'csv' }],
  ['another report', {}, 'invoice'],
];
for (const [what, changed, kind] of FORGED) {
  test(`a link with ${what} answers "Invalid or expired link."`, async () => {
    const response = await follow((await linkFor(admin)).url, changed, kind);
    assert.deepEqual([response.status, await response.json()], [401, BAD_LINK]);
  });
}

test('a link expires after five minutes', async () => {
  const { url } = await linkFor(admin);
  api.clock.advance({ minutes: 4, seconds: 58 });
  assert.equal((await follow(url)).status, 200);
  api.clock.advance({ seconds: 3 });
  const response = await follow(url);
  assert.deepEqual([response.status, await response.json()], [401, BAD_LINK]);
});

test("a link ends with its creator's account, and with their permission", async () => {
  const gone = await api.person('senior_manager');
  const { url } = await linkFor(gone);
  await api.services.db.update(users).set({ is_active: false }).where(eq(users.id, gone.id));
  assert.equal((await follow(url)).status, 401);
  const link = await linkFor(leader);
  const grant = { role: 'team_leader', permission: 'reports-read' };
  await api.services.db.delete(roleGrants).where(and(eq(roleGrants.role, grant.role), eq(roleGrants.permission, grant.permission)));
  assert.equal((await follow(link.url)).status, 401);
  await api.services.db.insert(roleGrants).values(grant);
  assert.equal((await follow(link.url)).status, 200);
});

test('a worker can neither read reports nor create links', async () => {
  for (const answer of [
    await api.send(reports.expenses, {}, as(worker)),
    await api.send(reports.invoices, {}, as(worker)),
    await api.send(reports.exportLink, { kind: 'expense' }, as(worker)),
  ])
    assert.deepEqual([answer.status, answer.error], [401, 'forbidden']);
});
