import { bell } from '../pages/bell';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { jobForm } from '../pages/job-form';
import { jobsPages } from '../pages/jobs-pages';
import { loginPage } from '../pages/login-page';
import { openFromMenu, type MenuPlace } from '../pages/menu';
import { specified } from '../support/catalogue';
import { jobEntry } from '../support/job-entry';
import { ROLES, type Role } from '../support/roles';
import { EMPTY_PATH } from './gate';
import type { EnginePage } from './page';
import { expect, test } from './test';

const OBSERVATIONS = 'POST /api/v1/observations';

async function enter(page: EnginePage, role: Role) {
  await loginPage(page).open();
  await loginPage(page).signIn(ROLES[role].email);
  await expect.poll(page.pathname).toBe(ROLES[role].dashboard);
  await chrome(page).heading.waitFor();
}

async function openJob(page: EnginePage, list: MenuPlace, name: string) {
  await openFromMenu(page, list);
  await jobsPages(page).searchBox.waitFor();
  await jobsPages(page).search(name);
  await jobsPages(page).searchBox.waitForFocus();
  await jobsPages(page).link(name).click();
  await page.getByRole('main').getByRole('heading', { level: 1, name }).waitFor();
}

test('the first job, each word typed key by key: posted, applied for, assigned, and the worker notified', async ({ person, as, site }) => {
  test.setTimeout(180_000);
  const name = `Nights ${String(Date.now()).slice(-5)}`;
  const [house] = await (await as('super_admin')).get<{ name: string }[]>('/options/houses');
  const admin = await person('admin');
  const worker = await person('worker');
  await enter(admin, 'super_admin');
  await enter(worker, 'worker');

  await test.step('the admin posts a job', async () => {
    await chrome(admin)
      .header.getByRole('button', { name: specified('quick.post_a_job') })
      .click();
    const form = jobForm(admin);
    await form.control('name').waitForFocus();
    await form.fill(jobEntry(name, house?.name ?? ''));
    await form.submit.click();
    await chrome(admin).toast(specified('success.job_published')).waitFor();
    await form.dialog.waitForNone();
  });

  await test.step('the worker finds it and applies', async () => {
    await openJob(worker, { group: 'menu.group.jobs', item: 'menu.jobs.find_jobs' }, name);
    await jobsPages(worker).apply.click();
    await chrome(worker).toast(specified('success.job_applied')).waitFor();
  });

  await test.step('the admin assigns', async () => {
    await openJob(admin, { group: 'menu.group.jobs', item: 'menu.jobs.all_jobs' }, name);
    await jobsPages(admin).tab('Applicants').click();
    await jobsPages(admin).assign.first().click();
    const { cancel, confirm } = confirmDialog(admin, specified('button.assign'));
    await cancel.waitForFocus();
    await confirm.click();
    await chrome(admin).toast(specified('success.job_assigned')).waitFor();
    await jobsPages(admin).assign.waitForNone();
  });

  await test.step('the worker reads it at the bell', async () => {
    const notice = bell(worker).item(specified('notification.assign_job', { job: name }));
    await bell(worker).button.click();
    await notice.click();
    await expect.poll(worker.pathname).toMatch(/^\/worker\/current-job\/\d+$/);
    await worker.getByRole('main').getByRole('heading', { level: 1, name }).waitFor();
  });

  await test.step('a page that is left sends what it has observed', async () => {
    const before = site.gate.timesAsked(OBSERVATIONS);
    await admin.goto(EMPTY_PATH);
    await expect.poll(() => site.gate.timesAsked(OBSERVATIONS)).toBeGreaterThan(before);
  });
});
