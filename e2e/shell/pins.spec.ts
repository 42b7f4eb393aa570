import type { SavedView } from '@careloom/contract/resources/saved-views';
import { chrome } from '../pages/chrome';
import { openGroup } from '../pages/menu';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { grantOnly } from '../support/grants';
import { press, type } from '../support/keyboard';

test('a view is saved and pinned by keys; it is under its list in the menu of every device, and opens by keys', async ({ signedIn }) => {
  const [here, there] = [await signedIn('super_admin'), await signedIn('super_admin')];
  await there.goto('/admin/jobs');
  await expect(chrome(there).heading).toBeVisible();
  await here.goto('/admin/jobs?status=open&page=2');
  const views = here.getByRole('button', { name: 'Saved views' });
  await press(here, views);
  const dialog = here.getByRole('dialog', { name: 'Saved views' });
  await press(here, dialog.getByRole('button', { name: 'Save this view' }));
  await type(here, here.getByRole('textbox', { name: 'View name' }), 'Open ones');
  await press(here, here.getByRole('button', { name: 'Save', exact: true }));
  await press(here, dialog.getByRole('button', { name: 'Pin Open ones in the menu' }));
  const pinOf = (page: typeof here, name = 'Open ones') => chrome(page).sidebar.getByRole('link', { name });
  await test.step('here and on the other device, without a reload', async () => {
    await expect(dialog.getByRole('button', { name: 'Unpin Open ones from the menu' })).toBeVisible();
    await here.keyboard.press('Escape');
    await expect(pinOf(here)).toHaveAttribute('href', '/admin/jobs?status=open');
    await expect(pinOf(there)).toBeVisible();
  });
  await test.step('it opens the list, and is the only current item', async () => {
    await press(there, pinOf(there));
    await expect(there).toHaveURL(/\/admin\/jobs\?status=open$/);
    await expect(there.getByRole('button', { name: /Status: Open/ })).toBeVisible();
    await expect(chrome(there).sidebar.locator('[aria-current]')).toHaveText(['Open ones']);
  });
  await test.step('a rename is shown at once, and a deleted view disappears', async () => {
    await press(here, views);
    await press(here, dialog.getByRole('button', { name: 'Edit Open ones' }));
    await type(here, here.getByRole('textbox', { name: 'View name' }), 'Still open');
    await press(here, here.getByRole('button', { name: 'Save', exact: true }));
    await expect(pinOf(there, 'Still open')).toBeVisible();
    await expect(pinOf(there)).toHaveCount(0);
    await press(here, dialog.getByRole('button', { name: 'Delete Still open' }));
    await press(here, here.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await expect(pinOf(there, 'Still open')).toHaveCount(0);
  });
});

test('on a phone a pinned view is in the menu, which closes when it opens', async ({ lent, as }) => {
  const api = await as('worker');
  const { id } = await api.post<SavedView>('/saved-views', { list: 'shiftLogs', name: 'Approved ones', query: 'status=approved' });
  await api.call('PUT', `/saved-views/${id}/pin`, { place: 0 });
  const page = await lent('worker', { viewport: { width: 390, height: 844 } });
  await page.goto('/worker/timesheet/log');
  await expect(page.getByRole('button', { name: 'Saved views' })).toBeVisible();
  await page.getByRole('button', { name: specified('chrome.menu'), exact: true }).click();
  const menu = page.getByRole('dialog', { name: specified('chrome.menu') });
  const pin = menu.getByRole('link', { name: 'Approved ones' });
  expect((await pin.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await pin.click();
  await expect(page).toHaveURL(/\/worker\/timesheet\/log\?status=approved$/);
  await expect(menu).toBeHidden();
  await api.call('DELETE', `/saved-views/${id}`);
});

test('a view of a list that the user may no longer see is not shown', async ({ lent, as }) => {
  const api = await as('super_admin');
  const { id } = await api.post<SavedView>('/saved-views', { list: 'houses', name: 'Of the coast', query: 'search=coast' });
  await api.call('PUT', `/saved-views/${id}/pin`, { place: 0 });
  const page = await lent('super_admin');
  await page.goto('/admin/inbox');
  const pin = chrome(page).sidebar.getByRole('link', { name: 'Of the coast' });
  await expect(pin).toBeVisible();
  await grantOnly(page, (permission) => permission !== 'house-read');
  await page.goto('/admin/inbox');
  await openGroup(page, 'menu.group.jobs');
  await expect(chrome(page).item(specified('menu.jobs.all_jobs'))).toBeVisible();
  await expect(pin).toHaveCount(0);
  await api.call('DELETE', `/saved-views/${id}`);
});
