import type { Page as ListPage } from '@careloom/contract/envelope';
import type { PaymentRun } from '@careloom/contract/resources/payment-runs';
import type { ReportFile } from '@careloom/contract/resources/report-files';
import type { XeroBill } from '@careloom/contract/resources/xero-bills';
import type { Page } from '@playwright/test';
import { specified } from '../support/catalogue';
import { searchFor, SPENT } from './own-expenses';
import {
  answer,
  dialog,
  failing,
  type Given,
  listStates,
  main,
  noRecords,
  notLoaded,
  NOTHING,
  type PageState,
  press,
  rowsRead,
} from './page-state';

const LANES = ['generated', 'awaiting_payment', 'part_paid', 'paid', 'void', 'overdue'] as const;
const lane = (status: (typeof LANES)[number]): PageState => ({
  name: `the invoices of one lane: ${status}`,
  at: `/admin/invoice?status=${status}`,
  shows: (page) => page.getByRole('navigation', { name: 'Invoices by state' }).locator('a[aria-current=true]'),
});

const run = (ended_at: string | null): PaymentRun => ({
  id: 1,
  paid_date: '2026-11-20',
  started_at: '2026-11-20T01:00:00.000Z',
  ended_at,
  total: 40,
  paid: 24,
  amount: '12400.50',
  refused: [{ id: 1, number: 'INV-2026-0001', reason: specified('invoice.already_paid') }],
});
const payments =
  (ended_at: string | null): Given =>
  (page) =>
    answer(page, '/invoice/pay-runs', { runs: [run(ended_at)] });

const file = (ended_at: string | null, refusal: string | null = null): ReportFile => ({
  id: 1,
  kind: 'invoice',
  format: 'pdf',
  name: 'invoice_report.pdf',
  total: 9000,
  done: 4000,
  started_at: '2026-11-20T01:00:00.000Z',
  ended_at,
  refusal,
});
const fileBar = (page: Page) => main(page).getByText('invoice_report.pdf').first();

const chain = (page: Page) => main(page).getByRole('region', { name: specified('screen.code_mapping') });
const bills = (reason: XeroBill['reason']): Given => {
  return async (page, api) => {
    const answered = await api.get<ListPage<XeroBill>>('/xero/bills', { per_page: 3 });
    const items = answered.items.map((bill): XeroBill => ({ ...bill, status: 'generated', sync: 'failed', reason }));
    await answer(page, '/xero/bills', { ...answered, items });
  };
};
const failedAs = (name: string, code: string, verb: string | RegExp, detail: string | null = null): PageState => ({
  name: `Xero, ${name}`,
  at: '/admin/xero-config',
  given: bills({ code, text: specified(code), detail }),
  shows: (page) => main(page).getByRole('button', { name: verb }).first(),
});

/** States as the admin, in one window. */
export const FINANCE_STATES: readonly PageState[] = [
  ...listStates('invoices', '/admin/invoice', '/invoice'),
  ...LANES.map(lane),
  {
    name: 'many invoices are paid',
    at: '/admin/invoice?status=generated',
    then: press(/^Pay all \d+$/),
    shows: (page) => dialog(page).getByText(specified('confirm.pay')),
  },
  {
    name: 'an invoice is void, with the reason',
    at: '/admin/invoice?status=generated',
    then: async (page) => {
      await press(/^Actions for/)(page);
      await page.getByRole('menuitem', { name: 'Void' }).click();
    },
    shows: (page) => dialog(page).getByRole('textbox'),
  },
  {
    name: 'payments that go on',
    at: '/admin/invoice',
    given: payments(null),
    shows: (page) => main(page).getByRole('progressbar', { name: 'Payment of 40 invoices' }),
  },
  {
    name: 'payments that ended, one refused',
    first: true,
    at: '/admin/invoice',
    given: payments('2026-11-20T01:02:00.000Z'),
    shows: (page) => main(page).getByText('Not paid:'),
  },
  ...listStates('expenses', '/admin/expenses', '/expense'),
  {
    name: 'an expense beside the list, being rejected',
    first: true,
    at: searchFor(SPENT.worker),
    then: async (page) => {
      await rowsRead(page);
      await page.keyboard.press('r');
    },
    shows: (page) => main(page).getByLabel(specified('confirm.reject_expense')),
  },
  {
    name: 'many expenses are approved',
    at: searchFor(SPENT.worker),
    then: async (page) => {
      await rowsRead(page);
      await main(page).getByRole('checkbox', { name: 'Select all on this page' }).check();
      await page
        .getByRole('region', { name: 'Selection' })
        .getByRole('button', { name: specified('button.approve') })
        .click();
    },
    shows: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }),
  },
  {
    name: 'an expense is deleted',
    at: searchFor(SPENT.office),
    then: press('Delete'),
    shows: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }),
  },
  ...listStates('Xero invoices', '/admin/xero-invoice', '/xero/bills'),
  ...listStates('what is stuck', '/admin/stuck', '/money-trail/stuck'),
  ...(
    [
      ['is being made', file(null)],
      ['is ready', file('2026-11-20T01:02:00.000Z')],
      ['was refused', file('2026-11-20T01:02:00.000Z', specified('report.too_long'))],
    ] as const
  ).map(([what, of]): PageState => ({
    name: `a file of the invoice report ${what}`,
    at: '/admin/invoice-report',
    given: (page) => answer(page, '/report/files', { files: [of] }),
    shows: fileBar,
  })),
  { name: 'the invoice report, not loaded', at: '/admin/invoice-report', given: failing('/report/invoice-report/sums'), shows: notLoaded },
  {
    name: 'the invoice report by record',
    first: true,
    at: '/admin/invoice-report?by=record',
    shows: (page) => main(page).getByRole('row').nth(1),
  },
  { name: 'Xero, connected', at: '/admin/xero-config', shows: chain },
  {
    name: 'Xero, not connected and without credentials',
    at: '/admin/xero-config',
    given: async (page) => {
      const counts = { failed: 0, queued: 0, not_synced: 3, synced: 0 };
      await answer(page, '/xero/standing', { connected: 0, organisation: null, renewed_at: null, held_until: null, counts });
      await answer(page, '/xero-config-details', { items: [] });
    },
    shows: chain,
  },
  {
    name: 'Xero asks to wait',
    at: '/admin/xero-config',
    given: async (page, api) =>
      answer(page, '/xero/standing', { ...(await api.get<object>('/xero/standing')), held_until: '2026-11-20T01:02:00.000Z' }),
    shows: chain,
  },
  {
    name: 'Xero, consent refused',
    at: '/admin/xero-config?connected=0',
    shows: (page) => main(page).getByText(specified('xero.connect_failed')),
  },
  failedAs('a wrong code', 'xero.config', 'Send again'),
  failedAs('a missing code', 'xero.line_items', 'Set codes', 'sleep_over'),
  failedAs('a revoked token', 'xero.disconnected', 'Connect again'),
  failedAs('no contact', 'xero.contact', 'Find contact'),
  {
    name: 'Xero, credentials replaced',
    first: true,
    at: '/admin/xero-config',
    then: (page) =>
      main(page)
        .getByRole('region', { name: specified('screen.credentials') })
        .getByRole('button')
        .first()
        .click(),
    shows: (page) => dialog(page).getByRole('textbox').first(),
  },
  { name: 'Xero, not loaded', at: '/admin/xero-config', given: failing('/xero/standing'), shows: notLoaded },
  { name: 'fair shares of all, nothing found', at: `/admin/fair-shares?${NOTHING}`, shows: noRecords },
  { name: 'fair shares of all, not loaded', at: '/admin/fair-shares', given: failing('/fair-shares'), shows: notLoaded },
  { name: 'nothing to generate is loaded', at: '/admin/invoice/generate', given: failing('/invoice/unbilled'), shows: notLoaded },
  {
    name: 'the page of an export link that is over',
    at: '/export-invoice',
    shows: (page) => main(page).getByText(specified('export.bad_link')),
  },
  { name: 'the page of Xero’s notices', at: '/xero/webhook', shows: (page) => main(page).getByRole('heading', { level: 1 }) },
];
