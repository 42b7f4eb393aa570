import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { reportFiles as calls } from '@careloom/contract/resources/report-files';
import { reports } from '@careloom/contract/resources/reports';
import { eq } from 'drizzle-orm';
import { kill, type Killable, makeKillable } from '../../../testing/killable';
import { makeInvoice } from '../../../testing/money-records';
import { readPdf } from '../../../testing/pdf-text';
import { sendCall } from '../../../testing/send';
import { addressOf } from '../../../testing/server-process';
import { until } from '../../../testing/until';
import { files } from '../../platform/db/schema/identity';
import { notifications } from '../../platform/db/schema/notices';

/** Enough rows that the server is killed while it renders them. */
const MANY = 1_500;

let place: Killable;
before(async () => {
  place = await makeKillable();
});
after(() => place.remove());

const as = () => ({ token: place.office.admin.token });
const fileAt = async (url: string) => (await sendCall(url, calls.list, {}, as())).data.files[0];

async function makeMany(): Promise<void> {
  const database = await place.open();
  const { admin, worker, job, house } = place.office;
  const work = { job: { id: job.id, house_id: house.id }, worker, by: admin };
  const { id } = await makeInvoice(database, work, { date: '2026-11-01' });
  const copy = `to_jsonb(i) || jsonb_build_object('id', i.id + n, 'number', 'K-' || n)`;
  await database.query(
    `insert into invoices select (jsonb_populate_record(null::invoices, ${copy})).* from invoices i, generate_series(1, $1::int) n where i.id = $2`,
    [MANY - 1, id],
  );
  await database.close();
}

test('a report whose server is killed in the middle is made once by the next one, and becomes ready on the page that requested it', async (context) => {
  await makeMany();
  let server = place.launch();
  let url = await addressOf(server);
  const { id } = (await sendCall(url, calls.make, { kind: 'invoice', format: 'pdf' }, as())).data;
  await until(async () => ((await fileAt(url))?.done ?? 0) > 0, 60_000);
  const { done = 0, ended_at } = (await fileAt(url)) ?? {};
  await kill(server);
  context.diagnostic(`${done} of ${MANY} rows were drawn before the kill`);
  assert.equal(ended_at, null, 'the file was ready before the kill');
  server = place.launch();
  url = await addressOf(server);
  // A server that is silent for 20 seconds counts as stopped.
  await until(async () => (await fileAt(url))?.ended_at !== null, 120_000);
  const file = await fileAt(url);
  assert.deepEqual([file?.id, file?.done, file?.total, file?.refusal], [id, MANY, MANY, null]);
  const link = await sendCall(url, reports.exportLink, { kind: 'invoice', format: 'pdf', file: id }, as());
  const answer = await fetch(`${url}/api/v1/report/export-invoice${new URL(link.data.url).search}`);
  const { texts } = readPdf(Buffer.from(await answer.arrayBuffer()));
  assert.equal(texts.filter((text) => text === '2026-11-01').length, MANY);
  await kill(server);
  const database = await place.open();
  try {
    assert.equal(await database.db.$count(files, eq(files.name, 'invoice_report.pdf')), 1);
    assert.equal(await database.db.$count(notifications, eq(notifications.type, 'invoice_report_ready')), 1);
  } finally {
    await database.close();
  }
});
