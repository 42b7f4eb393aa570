import type { Page } from '@playwright/test';
import { bell } from '../pages/bell';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { jobForm } from '../pages/job-form';
import { jobsPages } from '../pages/jobs-pages';
import { openFromMenu } from '../pages/menu';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { markerSurvives, plantMarker } from '../support/marker';
import { jobEntry } from '../support/job-entry';
import type { Api } from '../support/api';
import type { Role } from '../support/roles';

async function houseName(as: (role: Role) => Promise<Api>) {
  const [house] = await (await as('super_admin')).get<{ name: string }[]>('/options/houses');
  return house?.name ?? '';
}

async function unread(page: Page) {
  const badge = bell(page).badge;
  return (await badge.count()) === 0 ? 0 : Number.parseInt((await badge.textContent()) ?? '0', 10);
}

test('R1-021 R1-022 R1-037: an admin posts a job, a worker applies, the admin assigns, and the bell of the worker shows it without a reload', async ({
  lent,
  as,
}) => {
  test.setTimeout(60_000);
  const name = `Evening company ${Date.now()}`;
  const admin = await lent('super_admin');
  const worker = await lent('worker');

  await test.step('the admin posts a job', async () => {
    await admin.goto('/admin/inbox');
    await chrome(admin)
      .header.getByRole('button', { name: specified('quick.post_a_job') })
      .click();
    const form = jobForm(admin);
    await form.fill(jobEntry(name, await houseName(as)));
    await form.submit.click();
    await expect(chrome(admin).toast(specified('success.job_published'))).toBeVisible();
  });

  await test.step('the worker finds it and applies', async () => {
    await worker.goto('/worker/inbox');
    await openFromMenu(worker, { group: 'menu.group.jobs', item: 'menu.jobs.find_jobs' });
    await jobsPages(worker).search(name);
    await jobsPages(worker).link(name).click();
    await jobsPages(worker).apply.click();
    await expect(chrome(worker).toast(specified('success.job_applied'))).toBeVisible();
  });

  const before = await unread(worker);
  await plantMarker(worker);

  await test.step('the admin assigns', async () => {
    await openFromMenu(admin, { group: 'menu.group.jobs', item: 'menu.jobs.all_jobs' });
    await jobsPages(admin).search(name);
    await jobsPages(admin).link(name).click();
    await jobsPages(admin).tab('Applicants').click();
    await jobsPages(admin).assign.first().click();
    const { text, confirm } = confirmDialog(admin, specified('button.assign'));
    await expect(text(specified('confirm.assign'))).toBeVisible();
    await confirm.click();
    await expect(chrome(admin).toast(specified('success.job_assigned'))).toBeVisible();
  });

  await test.step('the bell of the worker', async () => {
    await expect(bell(worker).badge).toHaveText(String(before + 1));
    await bell(worker).button.click();
    const notice = specified('notification.assign_job', { job: name });
    await expect(bell(worker).item(notice)).toBeVisible();
    expect(await markerSurvives(worker)).toBe(true);
    await bell(worker).item(notice).click();
    await expect(worker).toHaveURL(/\/worker\/current-job\/\d+$/);
    await expect(chrome(worker).heading).toContainText(name);
  });
});
