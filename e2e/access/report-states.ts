import type { Page as ListPage } from '@careloom/contract/envelope';
import type { InvoiceDetail } from '@careloom/contract/resources/invoices';
import type { XeroBill } from '@careloom/contract/resources/xero-bills';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';
import { arrive, type ScreenState } from './open-state';

const totals = (page: Page) => page.getByLabel('How the totals are made');

const report =
  (pathname: string): ScreenState['open'] =>
  async (page) => {
    await arrive(page, pathname);
    await expect(totals(page)).toBeVisible();
  };

/** A page with the first heading of its loaded data. */
const withPart =
  (pathname: string): ScreenState['open'] =>
  async (page) => {
    await arrive(page, pathname);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  };

/** Screens with sums: reports, fair shares and earnings. */
export const REPORT_STATES: readonly ScreenState[] = [
  { name: 'invoice report, by house', role: 'super_admin', open: report('/admin/invoice-report') },
  {
    name: 'invoice report, its files to choose',
    role: 'team_leader',
    open: async (page, api, as) => {
      await report('/team-leader/invoice-report?by=record')(page, api, as);
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      await expect(page.getByRole('menu', { name: 'Export' })).toBeVisible();
    },
  },
  {
    name: 'invoice report, its saved views',
    role: 'senior_manager',
    open: async (page, api, as) => {
      await report('/admin/invoice-report')(page, api, as);
      await page.getByRole('button', { name: 'Saved views' }).click();
      await expect(page.getByRole('dialog', { name: 'Saved views' })).toContainText('Nothing is saved yet');
    },
  },
  {
    name: 'invoice report, nothing found',
    role: 'super_admin',
    open: report('/admin/invoice-report?from=2001-01-01&to=2001-01-02'),
  },
  { name: 'expense report, by month', role: 'super_admin', open: report('/admin/expense-report?by=month') },
  {
    name: 'what is stuck, of one stage',
    role: 'super_admin',
    open: async (page) => {
      await arrive(page, '/admin/stuck?stage=not_in_xero');
      await expect(page.getByRole('navigation', { name: 'Stages' }).getByRole('link')).toHaveCount(5);
      await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    },
  },
  {
    name: 'the trail of a shift whose invoice failed in Xero',
    role: 'super_admin',
    open: async (page, api) => {
      const { items } = await api.get<ListPage<XeroBill>>('/xero/bills', { sync: 'failed', per_page: 1 });
      const { line_items } = await api.get<InvoiceDetail>(`/invoice/${items[0]?.invoice_id ?? 0}`);
      const id = line_items.find(({ shift_id }) => shift_id)?.shift_id ?? 0;
      await arrive(page, `/admin/timesheet/log/detail/${id}`);
      await expect(page.getByRole('region', { name: 'From the roster to payment' }).getByText('Xero, sync failed')).toBeVisible();
    },
  },
  {
    name: 'fair shares of all',
    role: 'team_leader',
    open: async (page) => {
      await arrive(page, '/team-leader/fair-shares');
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    },
  },
  { name: 'fair share of a worker', role: 'worker', open: withPart('/worker/fair-shares') },
  { name: 'earnings', role: 'worker', open: withPart('/worker/earnings') },
];
