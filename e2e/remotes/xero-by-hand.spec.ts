import type { Page as ListPage } from '@careloom/contract/envelope';
import type { XeroBill } from '@careloom/contract/resources/xero-bills';
import { xeroConfigLabels, type XeroConfig } from '@careloom/contract/resources/xero-config';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { formFields } from '../pages/record-form';
import type { Api } from '../support/api';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { ALL_HANDS } from '../support/hands';
import { press, tabTo } from '../support/keyboard';

/** The pages of Xero by keyboard alone, and by touch on a phone. */

const LABELS = { item_code: xeroConfigLabels['line_items.item_code'] };
const main = (page: Page) => page.getByRole('main');

/** A bill that failed because its worker has no contact in Xero. The demo has one failed and one waiting bill: the latter if an earlier hand fixed the first. */
async function withoutContact(api: Api, bills: (sync: string) => Promise<XeroBill[]>): Promise<XeroBill> {
  const find = async () => (await bills('failed')).find(({ reason }) => reason?.code === 'xero.contact');
  for (const { invoice_id } of (await bills('queued')).reverse()) {
    const found = await find();
    if (found) return found;
    await api.call('POST', '/xero/invoice', { invoice_id, now: 1 });
    await expect.poll(async () => (await bills('queued')).some((bill) => bill.invoice_id === invoice_id)).toBe(false);
  }
  throw new Error('Every bill found its worker.');
}

for (const hand of ALL_HANDS.filter(({ name }) => name !== 'mouse')) {
  test(`the codes of a kind of line are changed in Xero Config by ${hand.name}`, async ({ signedIn, as }) => {
    const page = await signedIn('super_admin', hand.options);
    await page.goto('/admin/xero-config');
    const card = page.getByRole('region', { name: specified('screen.code_mapping') });
    const line = card.getByRole('button', { name: 'Sleep over' });
    await hand.press(page, line);
    const dialog = page.getByRole('dialog', { name: 'Codes of Sleep over' });
    const fields = formFields(page, dialog, LABELS, hand);
    const code = `SLP-${hand.name.slice(0, 3).toUpperCase()}`;
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await fields.fill({ item_code: code });
    await fields.submit('button.save');
    await expect(dialog).toBeHidden();
    await expect(card.getByRole('row').filter({ hasText: 'Sleep over' })).toContainText(code);
    await expect(line).toBeFocused();
    await expectNoSidewaysScroll(page);
    const [config] = (await (await as('super_admin')).get<{ items: XeroConfig[] }>('/xero-config-details')).items as [XeroConfig];
    expect(config.line_items.find(({ key }) => key === 'sleep_over')?.item_code).toBe(code);
  });

  test(`a failure is fixed in place, and a waiting bill is sent now, by ${hand.name}`, async ({ signedIn, as }) => {
    const api = await as('super_admin');
    const bills = async (sync: string) => (await api.get<ListPage<XeroBill>>('/xero/bills', { sync, per_page: 100 })).items;
    const failed = await withoutContact(api, bills);
    const page = await signedIn('super_admin', hand.options);
    await page.goto('/admin/xero-config');
    const row = (number: string) => main(page).getByRole('listitem').filter({ hasText: number });
    const find = row(failed.number).getByRole('button', { name: 'Find contact' });
    await hand.press(page, find);
    await expect(find).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
    const make = row(failed.number).getByRole('button', { name: 'Make a new contact in Xero' });
    await hand.press(page, make);
    await expect(row(failed.number)).toHaveCount(0);
    const [waiting] = (await bills('queued')).filter(({ due_at }) => due_at !== null);
    const now = row(waiting?.number ?? '').getByRole('button', { name: 'Send now' });
    await hand.press(page, now);
    await expect(row(waiting?.number ?? '')).toHaveCount(0);
    expect((await bills('synced')).map(({ number }) => number)).toEqual(expect.arrayContaining([failed.number, waiting?.number]));
  });

  test(`a bill is looked up in Xero from the list of invoices by ${hand.name}`, async ({ signedIn, as }) => {
    const { items } = await (await as('super_admin')).get<ListPage<XeroBill>>('/xero/bills', { sync: 'synced' });
    const [bill] = items as [XeroBill];
    const page = await signedIn('super_admin', hand.options);
    await page.goto(`/admin/xero-invoice?search=${bill.number}`);
    const more = main(page)
      .getByRole('button', { name: new RegExp(`${bill.number}`) })
      .last();
    await hand.press(page, more);
    const item = page.getByRole('menuitem', { name: 'In Xero' });
    await expect(item).toBeVisible();
    if (hand.name === 'keyboard') {
      await page.keyboard.type('In');
      await expect(item).toHaveAttribute('data-highlighted');
      await page.keyboard.press('Enter');
    } else await item.tap();
    const dialog = page.getByRole('dialog', { name: `${bill.number} in Xero` });
    await expect(dialog).toContainText(`$${Number(bill.amount).toLocaleString('en-US', { minimumFractionDigits: 2 })}`);
    await expectAccessible(page);
    await hand.press(page, dialog.getByRole('button', { name: /Close/ }).first());
    await expect(dialog).toBeHidden();
    await expect(more).toBeFocused();
    await expectNoSidewaysScroll(page);
  });
}

test('keys alone reach every part of Xero Config in reading order', async ({ signedIn }) => {
  const page = await signedIn('super_admin');
  await page.goto('/admin/xero-config');
  const parts = [
    main(page).getByRole('button', { name: 'Disconnect' }),
    main(page).getByRole('link', { name: 'All invoices' }),
    page
      .getByRole('region', { name: specified('screen.code_mapping') })
      .getByRole('button')
      .first(),
    page
      .getByRole('region', { name: specified('screen.credentials') })
      .getByRole('button')
      .first(),
  ];
  for (const part of parts) await tabTo(page, part);
  await press(page, parts[3] as (typeof parts)[number]);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(parts[3] as (typeof parts)[number]).toBeFocused();
});
