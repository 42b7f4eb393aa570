import type { Page } from '@playwright/test';
import { bell } from '../pages/bell';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { jobForm } from '../pages/job-form';
import { jobsPages } from '../pages/jobs-pages';
import { loginPage } from '../pages/login-page';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { jobEntry } from '../support/job-entry';
import { press, tabTo, type } from '../support/keyboard';
import { PASSWORD, ROLES, type Role } from '../support/roles';

async function signInByKeyboard(page: Page, role: Role) {
  const login = loginPage(page);
  await login.open();
  await type(page, login.email, ROLES[role].email);
  await type(page, login.password, PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(ROLES[role].dashboard);
}

async function openGroupedItem(page: Page, group: string, item: string) {
  const header = chrome(page).group(specified(group));
  if ((await header.getAttribute('aria-expanded')) !== 'true') await press(page, header);
  await press(page, chrome(page).item(specified(item)));
}

async function openJob(page: Page, name: string) {
  await expect(chrome(page).heading).toBeFocused();
  const { searchBox, link } = jobsPages(page);
  await type(page, searchBox, name);
  await page.keyboard.press('Enter');
  await press(page, link(name));
  await expect(chrome(page).heading).toBeFocused();
}

test('R8-048 R8-049 R8-050: the first job by keyboard alone: post, apply, assign, and the notification read', async ({ pageFor, as }) => {
  test.setTimeout(90_000);
  const name = `Night company ${Date.now()}`;
  const [house] = await (await as('super_admin')).get<{ name: string }[]>('/options/houses');
  const admin = await pageFor(null);
  const worker = await pageFor(null);
  await signInByKeyboard(admin, 'super_admin');
  await signInByKeyboard(worker, 'worker');

  await test.step('the admin posts a job', async () => {
    await press(admin, chrome(admin).header.getByRole('button', { name: specified('quick.post_a_job') }));
    const { control, submit } = jobForm(admin);
    const { type: kind = '', house_id: place = '', ...typed } = jobEntry(name, house?.name ?? '');
    await expect(control('name')).toBeFocused();
    for (const [field, text] of Object.entries(typed)) await type(admin, control(field as keyof typeof typed), text);
    await tabTo(admin, control('type'));
    await admin.keyboard.type(specified(kind));
    await type(admin, control('house_id'), place);
    await admin.keyboard.press('ArrowDown');
    await admin.keyboard.press('Enter');
    await press(admin, submit);
    await expect(chrome(admin).toast(specified('success.job_published'))).toBeVisible();
  });

  await test.step('the worker finds it and applies', async () => {
    await openGroupedItem(worker, 'menu.group.jobs', 'menu.jobs.find_jobs');
    await openJob(worker, name);
    await press(worker, jobsPages(worker).apply);
    await expect(chrome(worker).toast(specified('success.job_applied'))).toBeVisible();
  });

  await test.step('the admin assigns', async () => {
    await openGroupedItem(admin, 'menu.group.jobs', 'menu.jobs.all_jobs');
    await openJob(admin, name);
    await press(admin, jobsPages(admin).tab('Applicants'));
    await press(admin, jobsPages(admin).assign.first());
    const { cancel, confirm } = confirmDialog(admin, specified('button.assign'));
    await expect(cancel).toBeFocused();
    await press(admin, confirm);
    await expect(chrome(admin).toast(specified('success.job_assigned'))).toBeVisible();
  });

  await test.step('the worker reads it at the bell', async () => {
    const told = bell(worker).item(specified('notification.assign_job', { job: name }));
    await press(worker, bell(worker).button);
    await expect(told).toBeVisible();
    await press(worker, told);
    await expect(worker).toHaveURL(/\/worker\/current-job\/\d+$/);
  });
});
