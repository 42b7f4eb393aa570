import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { answering, type Asked, aUser, draw, json, refusal, type Reply } from '@careloom/shared/testing';
import { act, screen } from '@testing-library/react';
import { EXPENSES_COMING } from '../reports/expense-words';
import { INVOICES_COMING } from '../reports/invoice-words';
import { ExpenseReportPage } from './expense-report-page';
import { InvoiceReportPage } from './invoice-report-page';

const REPORTS = [
  { of: 'expense', Report: ExpenseReportPage, sums: EXPENSES_COMING },
  { of: 'invoice', Report: InvoiceReportPage, sums: INVOICES_COMING },
] as const;
const NO_ROWS = { page: 1, per_page: 10, last_page: 1, total: 0, items: [] };
const READY = {
  id: 3,
  format: 'csv',
  name: 'report.csv',
  total: 8,
  done: 8,
  started_at: '2026-11-25T00:00:00Z',
  ended_at: '2026-11-25T00:01:00Z',
  refusal: null,
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const totals = () => screen.queryByLabelText('How the totals are made');

/** Answers the sums at once, and the files when the returned function is called. */
function serverWith(sums: object): (reply: Reply) => void {
  let replyWith: (reply: Reply) => void = () => undefined;
  const replied = new Promise<Reply>((resolve) => (replyWith = resolve));
  answering(({ url }: Asked) => {
    if (url === '/report/files') return replied;
    return json(200, url.endsWith('/sums') ? { ...NO_ROWS, totals: sums } : []);
  });
  return replyWith;
}

for (const { of, Report, sums } of REPORTS) {
  test(`the ${of} report shows totals and rows only together with the files above them`, async () => {
    const replyWith = serverWith(sums);
    draw(<Report />, { as: aUser() });
    await pass(1_000);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect([totals(), screen.queryByRole('table')]).toEqual([null, null]);
    replyWith(json(200, { files: [{ ...READY, kind: of }] }));
    await pass(100);
    expect(screen.getByRole('region', { name: 'report.csv' }).parentElement?.nextElementSibling).toContainElement(totals());
    expect(screen.getByRole('table')).toBeInTheDocument();
  });

  test(`the ${of} report is shown without files when they are refused`, async () => {
    const replyWith = serverWith(sums);
    draw(<Report />, { as: aUser() });
    replyWith(refusal(500, 'Something went wrong.'));
    await pass(100);
    expect(totals()).toBeInTheDocument();
  });

  test(`the ${of} report waits three seconds at most for its files`, async () => {
    serverWith(sums);
    draw(<Report />, { as: aUser() });
    await pass(2_900);
    expect(totals()).toBeNull();
    await pass(200);
    expect(totals()).toBeInTheDocument();
  });
}
