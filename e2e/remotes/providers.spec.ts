import type { Page as PageOf } from '@careloom/contract/envelope';
import { type Provider, providerLabels } from '@careloom/contract/resources/providers';
import type { Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { expect, test } from '../fixtures/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { press, type } from '../support/keyboard';

/** Numbers of two companies that are not in the seed, one as an ABN and as the ACN at its end. */
const ABN = '88 914 571 609';
const ITS_ACN = '914 571 609';

const main = (page: Page) => page.getByRole('main');
const rowOf = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name });
const form = (page: Page, title: string) => {
  const dialog = page.getByRole('dialog', { name: specified(title) });
  return {
    dialog,
    field: (name: keyof typeof providerLabels) => dialog.getByLabel(specified(providerLabels[name]), { exact: true }),
    submit: (verb: string) => dialog.getByRole('button', { name: specified(verb), exact: true }),
  };
};

/** Opens Delete of a row's menu. */
async function openDelete(page: Page, name: string) {
  await press(page, rowOf(page, name).getByRole('button', { name: specified('list.actions_for', { name }) }));
  await page.getByRole('menuitem', { name: specified('records.delete') }).click();
  return confirmDialog(page, specified('records.delete')).confirm;
}

test('R1-020 R2-208 R2-209: a provider is added, edited and deleted; a duplicate shows its owner', async ({ visit, as }) => {
  const api = await as('super_admin');
  const page = await visit('super_admin', '/admin/providers');
  const add = main(page)
    .getByRole('button', { name: specified('form.add_provider') })
    .filter({ visible: true });
  await press(page, add);
  const adding = form(page, 'form.add_provider');
  await expect(adding.field('name')).toBeFocused();
  await page.keyboard.type('Wattle Care');
  await type(page, adding.field('abn'), ABN);
  await expect(adding.field('abn')).toHaveAccessibleDescription(specified('provider.abn_right'));
  await expectAccessible(page);
  await press(page, adding.submit('form.add_provider'));
  await expect(chrome(page).toast('Provider added successfully.')).toBeVisible();
  await expect(rowOf(page, 'Wattle Care')).toContainText(ABN);

  await press(page, add);
  await expect(adding.field('name')).toBeFocused();
  await page.keyboard.type('Wattle Carers');
  await type(page, adding.field('abn'), ITS_ACN);
  await expect(adding.dialog.getByText('Wattle Care', { exact: true })).toBeVisible();
  await expect(adding.dialog.locator('mark')).toHaveText(ITS_ACN);
  await expectAccessible(page);
  await press(page, adding.submit('form.add_provider'));
  await expect(adding.field('abn')).toHaveAccessibleDescription(/ACN\/ABN has already been taken\./);
  await expect(adding.field('name')).toHaveValue('Wattle Carers');
  await press(page, adding.dialog.getByRole('button', { name: specified('provider.open_owner') }));

  const editing = form(page, 'form.edit_provider');
  await expect(editing.field('abn')).toHaveValue('88914571609');
  await type(page, editing.field('name'), 'Wattle Care Australia');
  await press(page, editing.submit('button.save'));
  await expect(chrome(page).toast('Provider updated successfully.')).toBeVisible();
  const found = await api.get<PageOf<Provider>>('/providers', { search: 'Wattle' });
  expect(found.items.map(({ name, abn }) => [name, abn])).toEqual([['Wattle Care Australia', '88914571609']]);

  await press(page, await openDelete(page, 'Wattle Care Australia'));
  await expect(chrome(page).toast('Provider deleted successfully.')).toBeVisible();
  await expect(rowOf(page, 'Wattle Care')).toHaveCount(0);
  const [used] = (await api.get<PageOf<Provider>>('/providers', { sort: 'name' })).items;
  await press(page, await openDelete(page, used?.name ?? ''));
  await expect(chrome(page).toast(specified('error.in_use'))).toBeVisible();
});

test('R3-168 R3-169: a provider shows its name and its ACN/ABN under their labels', async ({ visit, as }) => {
  const [provider] = (await (await as('super_admin')).get<PageOf<Provider>>('/providers')).items;
  const page = await visit('super_admin', '/admin/providers');
  const row = rowOf(page, provider?.name ?? '');
  await expect(main(page).getByRole('columnheader')).toContainText([specified(providerLabels.name), specified(providerLabels.abn)]);
  await expect(row.getByRole('cell').or(row.getByRole('rowheader')).first()).toContainText(provider?.name ?? '');
  expect((await row.textContent())?.replaceAll(/\s/g, '')).toContain(provider?.abn);
});

test('the form of a provider fits a phone, and marks the number that it checks', async ({ lent }) => {
  const page = await lent('super_admin', { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });
  await page.goto('/admin/providers');
  await main(page)
    .getByRole('button', { name: specified('form.add_provider') })
    .filter({ visible: true })
    .tap();
  const { field, dialog } = form(page, 'form.add_provider');
  await expect(field('name')).toBeFocused();
  await page.keyboard.type('Wattle Care', { delay: 40 });
  await field('abn').tap();
  await expect(field('abn')).toBeFocused();
  await page.keyboard.type('004 085 616', { delay: 40 });
  await expect(dialog.locator('mark')).toHaveText('004 085 616');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
