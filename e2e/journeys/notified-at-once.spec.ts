import type { Applicant } from '@careloom/contract/resources/applicants';
import type { Page as PageOf } from '@careloom/contract/envelope';
import { chrome } from '../pages/chrome';
import { jobsPages } from '../pages/jobs-pages';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { postJob } from '../support/hiring';
import { markerSurvives, plantMarker } from '../support/marker';
import { ROLES } from '../support/roles';

test('the admin on another page is notified of the applicant, and the worker with the job page open sees it assigned', async ({
  lent,
  as,
  users,
}) => {
  test.setTimeout(60_000);
  const api = await as('super_admin');
  const job = await postJob(api, `Evening company ${Date.now()}`);
  const applicant = await users('worker');
  const [admin, worker] = [await lent('super_admin'), await lent('worker')];
  await admin.goto('/admin/houses');
  await worker.goto(`/worker/jobs/detail/${job.id}`);
  await expect(chrome(admin).heading).toBeVisible();
  await expect(chrome(admin).bell).toHaveAccessibleName(/\d/); // the earlier notifications are loaded

  await test.step('the worker applies, and the admin is notified on the page of houses', async () => {
    await jobsPages(worker).apply.click();
    const notice = specified('notification.apply_job', { name: `${applicant.first_name} ${applicant.last_name}`, job: job.name });
    await expect(chrome(admin).toast(notice)).toBeVisible();
    const region = admin.getByRole('region', { name: specified('kit.notifications') });
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await region.getByRole('link', { name: specified('kit.view') }).click();
    await expect(admin).toHaveURL(new RegExp(`/admin/jobs/detail/${job.id}/overview$`));
  });

  await test.step('the open page of applicants updates by itself', async () => {
    await admin.goto(`/admin/jobs/detail/${job.id}/applicants`);
    await expect(jobsPages(admin).assign).toHaveCount(1);
  });

  await test.step('the admin assigns, and the open page of the worker shows a notice and updates', async () => {
    await plantMarker(worker);
    const { items } = await api.get<PageOf<Applicant>>(`/jobs/${job.id}/job-applicants`);
    await api.post(`/jobs/${job.id}/job-applicants/${items[0]?.id ?? 0}`, {});
    await expect(chrome(worker).toast(specified('notification.assign_job', { job: job.name }))).toBeVisible();
    const main = worker.getByRole('main');
    await expect(main.getByText('Assigned', { exact: true }).first()).toBeVisible();
    await expect(main.getByRole('link', { name: specified('menu.jobs.current_job') }).first()).toBeVisible();
    expect(await markerSurvives(worker)).toBe(true);
  });
});

test('a worker on the dashboard is notified of the job with a link to it; notifications from before the page was opened show no toast', async ({
  visit,
  as,
}) => {
  const [api, own] = [await as('super_admin'), await as('worker')];
  const job = await postJob(api, `Morning company ${Date.now()}`);
  const { id } = await own.post<Applicant>('/support-worker/jobs/apply-job', { job_id: job.id });
  const page = await visit('worker', ROLES.worker.dashboard);
  await expect(chrome(page).heading).toBeVisible();
  await expect(chrome(page).bell).toHaveAccessibleName(/\d/);
  const region = page.getByRole('region', { name: specified('kit.notifications') });
  await expect(region.getByRole('listitem')).toHaveCount(0);
  await api.post(`/jobs/${job.id}/job-applicants/${id}`, {});
  await expect(region.getByRole('listitem')).toContainText(specified('notification.assign_job', { job: job.name }));
  await region.getByRole('link', { name: specified('kit.view') }).click();
  await expect(page).toHaveURL(new RegExp(`/worker/current-job/${job.id}$`));
  await expect(chrome(page).heading).toContainText(job.name);
});
