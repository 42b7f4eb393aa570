import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { REPORT_ROWS, reportGroups } from '@careloom/contract/resources/report-groups';
import { reports } from '@careloom/contract/resources/reports';
import { invoiceTotals } from '@careloom/pay/invoice-totals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
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
/** The amounts of an invoice, the share of it that is paid, and whether it is void. */
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

const AMOUNTS = ['cost_of_service', 'expenses', 'sub_total', 'shift_fees', 'gst', 'payable_amount', 'paid_amount', 'amount_due'] as const;

/** Service cost plus expenses, less fees, plus GST is the payable amount; less the paid amount it is the amount due. */
function assertEquation(row: Amounts): void {
  const of = (name: (typeof AMOUNTS)[number]) => centsOf(row[name]);
  assert.equal(of('sub_total'), of('cost_of_service') + of('expenses'));
  assert.equal(of('payable_amount'), of('sub_total') - of('shift_fees') + of('gst'));
  assert.equal(of('amount_due'), of('payable_amount') - of('paid_amount'));
}

const sum = (all: readonly string[]) => all.reduce((total, one) => total + centsOf(one), 0);

async function download(format: 'csv' | 'pdf' | 'xlsx', workerId: number): Promise<Buffer> {
  const address = `${api.url}/api/v1/report/export-invoice?format=${format}&worker_id=${workerId}`;
  const response = await fetch(address, { headers: { authorization: `Bearer ${admin.token}` } });
  return Buffer.from(await response.arrayBuffer());
}

type Amounts = Record<(typeof AMOUNTS)[number], string>;
const NAMES = ['Cost of Service', 'Expenses', 'Sub Total', 'Shift Fees', 'GST', 'Payable Amount', 'Paid Amount', 'Amount Due'];

/** The amounts of each row, as in each file format. */
async function filesOf(workerId: number): Promise<[format: string, rows: Amounts[]][]> {
  const amountsOf = (cellOf: (name: string, nth: number) => string) =>
    Object.fromEntries(AMOUNTS.map((name, nth) => [name, cellOf(NAMES[nth] ?? '', nth)])) as Amounts;
  const csv = parse<Record<string, string>>(await download('csv', workerId), { bom: true, columns: true });
  const [names = [], ...cells] = await readSheet(await download('xlsx', workerId));
  // In a PDF the hours come before the amounts of a row.
  const numbers = readPdf(await download('pdf', workerId)).texts.filter((text) => /^\d+\.\d\d$/.test(text));
  const drawn = Array.from({ length: numbers.length / 9 }, (_, row) => numbers.slice(row * 9 + 1, row * 9 + 9));
  return [
    ['csv', csv.map((row) => amountsOf((name) => row[name] ?? ''))],
    ['xlsx', cells.map((row) => amountsOf((name) => Number(row[names.indexOf(name)]).toFixed(2)))],
    ['pdf', drawn.map((row) => amountsOf((_, nth) => row[nth] ?? ''))],
  ];
}

test('the rows of any invoices add up to the totals of the page, the CSV, the sheet and the PDF, to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(invoice, { minLength: 1, maxLength: 12 }), async (work) => {
      const worker = await api.person('worker');
      await store(worker, work);
      const { data } = await api.send(reports.invoices, { worker_id: worker.id, per_page: 100 }, { token: admin.token });
      const inForce = data.items.filter(({ status }) => status !== 'void');
      assert.equal(sum(inForce.map(({ payable_amount }) => payable_amount)), centsOf(data.totals.amount));
      assert.equal(sum(inForce.map(({ paid_amount }) => paid_amount)), centsOf(data.totals.paid));
      assert.equal(sum(data.items.map(({ amount_due }) => amount_due)), centsOf(data.totals.due));
      for (const by of REPORT_ROWS) {
        const summed = await api.send(reportGroups.invoices, { by, worker_id: worker.id, per_page: 100 }, { token: admin.token });
        const { items, totals } = summed.data;
        assert.equal(centsOf(totals.payable_amount), centsOf(data.totals.amount));
        assert.equal(centsOf(totals.amount_due), centsOf(data.totals.due));
        for (const name of AMOUNTS) assert.equal(sum(items.map((row) => row[name])), centsOf(totals[name]), `${by} ${name}`);
        for (const row of [totals, ...items]) assertEquation(row);
      }
      const { totals } = (await api.send(reportGroups.invoices, { worker_id: worker.id }, { token: admin.token })).data;
      for (const [format, rows] of await filesOf(worker.id)) {
        assert.equal(rows.length, inForce.length, format);
        for (const name of AMOUNTS) assert.equal(sum(rows.map((row) => row[name])), centsOf(totals[name]), `${format} ${name}`);
        for (const row of rows) assertEquation(row);
      }
    }),
    { numRuns: 8 },
  );
});
