import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { reports } from '@careloom/contract/resources/reports';
import { invoiceTotals } from '@careloom/pay/invoice-totals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeInvoice } from '../../../testing/money-records';
import { readPdf } from '../../../testing/pdf-text';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { centsOf } from '../../platform/serialize/values';

let api: TestApi;
let admin: Person;
let job: { id: number; house_id: number };
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  job = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
});
after(() => api.close());

const cents = fc.integer({ min: 0, max: 9_999_999 });
/** The work of an invoice, and which share of it was paid; or that it is void. */
const invoice = fc.record({
  cost_cents: cents,
  fee_cents: fc.integer({ min: 0, max: 200 }),
  amount_cents: cents,
  gst_registered: fc.boolean(),
  share: fc.constantFrom(0, 0.333, 1),
  isVoid: fc.boolean(),
});
interface Work {
  cost_cents: number;
  fee_cents: number;
  amount_cents: number;
  gst_registered: boolean;
  share: number;
  isVoid: boolean;
}

async function store(worker: Person, work: Work[]) {
  for (const { cost_cents, fee_cents, amount_cents, gst_registered, share, isVoid } of work) {
    const { sub_total_cents: _derived, ...totals } = invoiceTotals({
      shifts: [{ cost_cents, fee_cents: Math.min(fee_cents, cost_cents) }],
      expenses: [{ amount_cents }],
      gst_registered,
    });
    const paid_cents = isVoid ? 0 : Math.floor(totals.payable_cents * share);
    const status = isVoid ? 'void' : share === 1 ? 'paid' : share === 0 ? 'generated' : 'part_paid';
    await makeInvoice(api.services, { job, worker, by: admin }, { ...totals, gst_registered, paid_cents, status });
  }
}

const sum = (all: readonly string[]) => all.reduce((total, one) => total + centsOf(one), 0);

async function download(format: 'csv' | 'pdf', workerId: number): Promise<Buffer> {
  const address = `${api.url}/api/v1/report/export-invoice?format=${format}&worker_id=${workerId}`;
  const response = await fetch(address, { headers: { authorization: `Bearer ${admin.token}` } });
  return Buffer.from(await response.arrayBuffer());
}

test('the rows of any invoices add up to the totals of the screen, the CSV and the PDF, to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(invoice, { minLength: 1, maxLength: 12 }), async (work) => {
      const worker = await api.person('worker');
      await store(worker, work);
      const { data } = await api.send(reports.invoices, { worker_id: worker.id, per_page: 100 }, { token: admin.token });
      const inForce = data.items.filter(({ status }) => status !== 'void');
      assert.equal(sum(inForce.map(({ payable_amount }) => payable_amount)), centsOf(data.totals.amount));
      assert.equal(sum(inForce.map(({ paid_amount }) => paid_amount)), centsOf(data.totals.paid));
      assert.equal(sum(data.items.map(({ amount_due }) => amount_due)), centsOf(data.totals.due));
      const rows = parse<Record<string, string>>(await download('csv', worker.id), { bom: true, columns: true });
      assert.equal(sum(rows.map((row) => row['Amount Due'] ?? '')), centsOf(data.totals.due));
      assert.equal(
        sum(rows.filter((row) => row['Status'] !== 'Void').map((row) => row['Payable Amount'] ?? '')),
        centsOf(data.totals.amount),
      );
      const { texts } = readPdf(await download('pdf', worker.id));
      for (const [label, amount] of [
        ['Payable Amount', data.totals.amount],
        ['Paid Amount', data.totals.paid],
        ['Amount Due', data.totals.due],
      ])
        assert.ok(texts.includes(`${label}   ${amount}`), `${label} ${amount}`);
    }),
    { numRuns: 8 },
  );
});
