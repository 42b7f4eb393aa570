import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { reportFiles as calls } from '@careloom/contract/resources/report-files';
import { savedViews } from '@careloom/contract/resources/saved-views';
import { and, eq, isNull, like } from 'drizzle-orm';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeInvoice } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { until } from '../../../testing/until';
import { roleGrants } from '../../platform/db/schema/access';
import { mails } from '../../platform/db/schema/notices';
import { reportFiles } from '../../platform/db/schema/report-files';
import { mailViews } from './mail-views';

let api: TestApi;
let admin: Person;
before(async () => {
  api = await startApi({ PUBLIC_URL: 'https://care.example.org' });
  api.clock.set(new Date('2028-09-10T00:00:00Z'));
  admin = await api.person('super_admin');
  const worker = await api.person('worker');
  const job = await makeJob(api.services, { house: await makeHouse(api.services, { name: 'Banksia House' }), postedBy: admin });
  for (const [date, number] of [
    ['2028-08-31', 'INV-AUG'],
    ['2028-09-01', 'INV-SEP-1'],
    ['2028-09-30', 'INV-SEP-30'],
    ['2028-10-01', 'INV-OCT'],
  ] as const)
    await makeInvoice(api.services, { job, worker, by: admin }, { date, number });
});
after(() => api.close());

const save = (name: string, more: object = {}, person = admin) =>
  api.send(savedViews.create, { list: 'invoice-report', name, mailed_as: 'csv', ...more }, { token: person.token });
const mailsOf = (name: string) =>
  api.services.db
    .select()
    .from(mails)
    .where(like(mails.subject, `%: ${name}`));
const at = async (instant: string) => {
  api.clock.set(new Date(instant));
  await mailViews(api.services)();
};
const begun = (name: string) => api.services.db.$count(reportFiles, eq(reportFiles.mailed_view, name));
const settled = () => until(async () => (await api.services.db.$count(reportFiles, isNull(reportFiles.ended_at))) === 0, 20_000);
const linkIn = (text: string) => /https:\S+/.exec(text)?.[0] ?? '';
const open = (link: string) => fetch(`${api.url}/api/v1/report/export-invoice${new URL(link).search}`);

test('a saved report is mailed on the first of a month in the organisation’s time zone, for the days of the previous month', async () => {
  await save('September', { query: 'by=month&from=2020-01-01&status=nonsense' });
  // 30 September, 23:59 in Sydney; daylight saving begins two hours after midnight.
  await at('2028-09-30T13:59:00Z');
  assert.equal(await begun('September'), 0);
  await at('2028-09-30T14:02:00Z');
  await settled();
  const [mail, ...more] = await mailsOf('September');
  assert.equal(more.length, 0);
  assert.deepEqual([mail?.recipient, mail?.subject], [admin.email, 'Invoices Report: September']);
  assert.match(mail?.text ?? '', /of the days from 2028-09-01 to 2028-09-30 is ready/);
  const answer = await open(linkIn(mail?.text ?? ''));
  assert.equal(answer.headers.get('content-disposition'), 'attachment; filename="invoice_report.csv"');
  const csv = await answer.text();
  assert.deepEqual(
    ['INV-AUG', 'INV-SEP-1', 'INV-SEP-30', 'INV-OCT'].map((number) => csv.includes(number)),
    [false, true, true, false],
  );
});

test('once a month, however often the job runs, and again on the next first, in summer time', async () => {
  await Promise.all([mailViews(api.services)(), mailViews(api.services)()]);
  await at('2028-10-31T12:59:00Z');
  assert.equal(await begun('September'), 1);
  await at('2028-10-31T13:02:00Z');
  await settled();
  assert.equal((await mailsOf('September')).length, 2);
});

test('a user who subscribes gets the first mail on the next first of a month; one who unsubscribes gets none', async () => {
  await at('2028-11-15T00:00:00Z');
  const person = await api.person('super_admin');
  const { id } = (await save('Later', {}, person)).data;
  await save('Never', { mailed_as: null }, person);
  await mailViews(api.services)();
  assert.equal(await begun('Later'), 0);
  await at('2028-12-01T00:00:00Z');
  assert.deepEqual([await begun('Later'), await begun('Never')], [1, 0]);
  await api.send(savedViews.edit, { id, name: 'Later' }, { token: person.token });
  await at('2029-01-01T00:00:00Z');
  assert.equal(await begun('Later'), 1);
  await settled();
});

test('after seven days the link answers that it has expired, and it opens nothing for a user who may no longer read reports', async () => {
  api.clock.set(new Date('2029-01-31T00:00:00Z'));
  const manager = await api.person('senior_manager');
  await save('Seven days', {}, manager);
  await at('2029-02-01T00:00:00Z');
  await settled();
  const [mail] = await mailsOf('Seven days');
  const link = linkIn(mail?.text ?? '');
  assert.equal((await open(link)).status, 200);
  const grant = and(eq(roleGrants.role, 'senior_manager'), eq(roleGrants.permission, 'reports-read'));
  await api.services.db.delete(roleGrants).where(grant);
  assert.equal((await open(link)).status, 401);
  await at('2029-03-01T00:00:00Z');
  await settled();
  assert.equal((await mailsOf('Seven days')).length, 1, 'without the permission, no mail');
  await api.services.db.insert(roleGrants).values({ role: 'senior_manager', permission: 'reports-read' });
  api.clock.set(new Date('2029-02-08T00:00:02Z'));
  const over = await open(link);
  assert.deepEqual([over.status, await over.json()], [401, { code: 401, message: 'Invalid or expired link.' }]);
});

test('the file of a mail is not listed on the reports page', async () => {
  const person = await api.person('super_admin');
  await save('Not shown', {}, person);
  await at('2029-03-01T00:00:00Z');
  assert.equal(await begun('Not shown'), 1);
  assert.deepEqual((await api.send(calls.list, {}, { token: person.token })).data.files, []);
  await settled();
});
