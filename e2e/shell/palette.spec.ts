import type { House } from '@careloom/contract/resources/houses';
import type { Invoice } from '@careloom/contract/resources/invoices';
import type { Page as ListPage } from '@careloom/contract/envelope';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or do' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Search or do' });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });

test('a house is found from any page by keys alone: its page, facts and actions are opened, and Escape returns the focus', async ({
  visit,
  as,
}) => {
  test.setTimeout(60_000); // three rounds, key by key
  const { items } = await (await as('super_admin')).get<ListPage<House>>('/house', { is_active: 1, per_page: 100 });
  const begins = ({ name }: House) => name.slice(0, 5).toLowerCase();
  const house = items.find((one) => items.filter((other) => begins(other) === begins(one)).length === 1);
  const name = house?.name ?? '';
  const page = await visit('super_admin', '/admin/expenses');
  const search = page.getByRole('main').getByRole('searchbox');
  await search.click();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(name, { delay: 40 });
  await expect(field(page)).toHaveValue(name);
  await expect(option(page, `Post a Job at ${name}`)).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const about = palette(page).getByRole('region', { name });
  await expect(about.getByRole('button', { name: new RegExp(`^Open\\W+${name}$`) })).toBeFocused();
  await expect(about).toContainText(`Participants${house?.participants_count ?? -1}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/houses/detail/${house?.id ?? 0}/overview$`));
  await expect(palette(page)).toHaveCount(0);

  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await expect(palette(page).getByRole('group', { name: 'Recent' }).getByRole('option').first()).toHaveText(new RegExp(name));
  await page.keyboard.type(`${house ? begins(house) : ''} x`, { delay: 40 });
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(option(page, `Post a Job at ${name}`)).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: specified('form.post_a_job') });
  await expect(form.getByRole('combobox', { name: /House/ })).toHaveValue(name);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);

  await page.goto('/admin/expenses');
  await search.click();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('a');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(search).toBeFocused();
});

test('a worker finds only their own invoices by number, on a phone from the menu', async ({ pageFor, users, as }) => {
  const { items } = await (await as('worker')).get<ListPage<Invoice>>('/invoice', { per_page: 1 });
  const all = await (await as('super_admin')).get<ListPage<Invoice>>('/invoice', { per_page: 100 });
  const own = items[0]?.number ?? '';
  const other = all.items.find(({ worker }) => worker.id !== items[0]?.worker.id)?.number ?? '';
  const page = await pageFor(await users('worker'), { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto('/worker/inbox');
  await page
    .getByRole('button', { name: specified('chrome.menu') })
    .first()
    .tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Search or do' }).tap();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(`#${other}`, { delay: 40 });
  await expect(palette(page).getByText(`Nothing is called “${other}”`)).toBeVisible();
  await palette(page).getByRole('button', { name: 'Close' }).tap();
  await page
    .getByRole('button', { name: specified('chrome.menu') })
    .first()
    .tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Search or do' }).tap();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(`#${own}`, { delay: 40 });
  await option(page, new RegExp(`^${own}`)).tap();
  await expect(page).toHaveURL(/\/worker\/invoices\/details\/\d+\/overview$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(own);
});

test('a team leader goes to a page of the menu after >, and finds no house', async ({ visit, as }) => {
  const { items } = await (await as('super_admin')).get<ListPage<House>>('/house', { per_page: 1 });
  const page = await visit('team_leader', '/team-leader/dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'Search or do' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(items[0]?.name ?? '', { delay: 40 });
  // One region for the number of results, and one for no results.
  await expect(palette(page).getByRole('status').filter({ hasText: /./ })).toHaveCount(1);
  await expect(palette(page).getByRole('group', { name: 'Houses' })).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('>shift sch', { delay: 40 });
  await expect(palette(page).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/team-leader\/timesheet\/schedule$/);
});
