import type { Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { jobForm } from '../pages/job-form';
import { openFromMenu } from '../pages/menu';
import { openPostAJob } from '../pages/quick-actions';
import { expect, test } from '../fixtures/test';
import { expectAccessible } from '../support/axe';
import { specified } from '../support/catalogue';
import { refuseStorage } from '../support/storage';

const question = (page: Page) => confirmDialog(page, specified('fields.leave'), specified('fields.stay'));

test('if no draft can be stored, closing a form with text in it asks first, and staying keeps the text', async ({ signedIn }) => {
  const page = await signedIn('super_admin');
  await page.addInitScript(refuseStorage);
  await openPostAJob(page);
  const form = jobForm(page);
  await form.fill({ name: 'Evening company' });
  await page.keyboard.press('Escape');
  const { dialog, text, cancel, confirm } = question(page);
  await expect(text(specified('fields.unsaved'))).toBeVisible();
  await expect(cancel).toBeFocused();
  await expect(page.getByText(specified('form.post_a_job')).last()).toBeVisible();
  await expectAccessible(page);
  await cancel.click();
  await expect(dialog).toBeHidden();
  await expect(form.control('name')).toHaveValue('Evening company');
  await page.keyboard.press('Escape');
  await confirm.click();
  await expect(form.dialog).toBeHidden();
});

test('leaving a page with unsaved changes asks first: Stay keeps them, Leave goes on', async ({ lent }) => {
  const page = await lent('team_leader');
  await page.goto('/team-leader/account-settings');
  const current = page.getByLabel(specified('records.current_password'));
  await current.fill('Careloom#2026');
  await openFromMenu(page, { item: 'menu.invoices' });
  const { dialog, cancel, confirm } = question(page);
  await expect(dialog).toBeVisible();
  await cancel.click();
  await expect(page).toHaveURL('/team-leader/account-settings');
  await expect(current).toHaveValue('Careloom#2026');
  await openFromMenu(page, { item: 'menu.invoices' });
  await confirm.click();
  await expect(page).toHaveURL('/team-leader/invoice');
  await expect(chrome(page).heading).toBeVisible();
});
