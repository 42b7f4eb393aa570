import type { Expense } from '@careloom/contract/resources/expenses';
import { expect } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { arrive, at, list, type ScreenState } from './open-state';

/** Invoices and expenses. */
export const MONEY_STATES: readonly ScreenState[] = [
  { name: 'invoices', role: 'super_admin', open: list('/admin/invoice', '/invoice', 'number') },
  {
    name: 'invoice, with the amount of a shift opened',
    role: 'super_admin',
    open: async (page, api) => {
      const { items } = await api.get<{ items: { id: number }[] }>('/invoice');
      await at(`/admin/invoices/details/${items[0]?.id ?? 0}/overview`)(page, api, () => Promise.resolve(api));
      await page.getByRole('button', { name: 'Why this amount' }).first().click();
      await expect(page.getByRole('heading', { name: 'Why this amount' })).toBeVisible();
    },
  },
  {
    name: 'payment of an invoice',
    role: 'super_admin',
    inDialog: true,
    open: async (page, api) => {
      const { items } = await api.get<{ items: { id: number }[] }>('/invoice', { status: 'generated' });
      await at(`/admin/invoices/details/${items[0]?.id ?? 0}/overview`)(page, api, () => Promise.resolve(api));
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(page.getByRole('textbox', { name: /Paid Amount/ })).toBeVisible();
    },
  },
  {
    name: 'invoices to generate, with their preview',
    role: 'super_admin',
    open: async (page, api, as) => {
      await at('/admin/invoice/generate')(page, api, as);
      await page.getByRole('checkbox', { name: 'Everything' }).check();
      await expect(page.getByRole('button', { name: /^Generate \d+ invoices?$/ })).toBeVisible();
    },
  },
  { name: 'expenses', role: 'super_admin', open: list('/admin/expenses', '/expense', 'title') },
  {
    name: 'the reason why an expense is rejected',
    role: 'senior_manager',
    open: async (page, api) => {
      const { items } = await api.get<{ items: Expense[] }>('/expense', { status: 'pending', per_page: 50 });
      const id = items.find(({ for_another }) => for_another === 0)?.id;
      await arrive(page, `/admin/expenses/details/${id ?? 0}`);
      await page.getByRole('main').getByRole('button', { name: 'Reject', exact: true }).click();
      await expect(page.getByLabel(specified('confirm.reject_expense'))).toBeVisible();
    },
  },
  {
    name: 'add an expense',
    role: 'worker',
    inDialog: true,
    open: async (page) => {
      await arrive(page, '/worker/expenses');
      await page
        .getByRole('main')
        .getByRole('button', { name: specified('form.add_expense'), exact: true })
        .filter({ visible: true })
        .click();
      await expect(
        page.getByRole('dialog', { name: specified('form.add_expense') }).getByLabel(specified('field.expense.title')),
      ).toBeVisible();
    },
  },
];
