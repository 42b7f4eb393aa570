import type { Page } from '@playwright/test';
import type { Page as ListPage } from '@careloom/contract/envelope';
import type { Applicant } from '@careloom/contract/resources/applicants';
import { applicants as calls } from '@careloom/contract/resources/applicants';
import type { Job } from '@careloom/contract/resources/jobs';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { jobsPages } from '../pages/jobs-pages';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { dayInWords } from '../support/day-words';
import { postJob } from '../support/hiring';

/** A job from its first applicant to the archive, with allowed and refused roles. */
test.describe.configure({ mode: 'serial' });

const NAME = `Evening walk ${Date.now()}`;

let job: { id: number };
let applicant: Applicant;

const main = (page: Page) => page.getByRole('main');
const state = (page: Page) => main(page).locator('.cl-tag').first();
const overview = () => `/admin/jobs/detail/${job.id}/overview`;

test('R6-017: a worker applies for a job with the button of its page; nobody else can', async ({ visit, as }) => {
  const [led] = (await (await as('team_leader')).get<ListPage<Job>>('/team-leader/jobs')).items;
  job = await postJob(await as('super_admin'), NAME, led?.house.id);
  for (const role of ['super_admin', 'senior_manager', 'team_leader'] as const) {
    const refused = await (await as(role)).call('POST', calls.apply.path, { job_id: job.id });
    expect(refused.status, role).not.toBe(200);
  }
  const page = await visit('worker', `/worker/jobs/detail/${job.id}`);
  await jobsPages(page).apply.click();
  await expect(chrome(page).toast(specified('success.job_applied'))).toBeVisible();
  const { items } = await (await as('super_admin')).get<ListPage<Applicant>>(`/jobs/${job.id}/job-applicants`);
  expect(items.map(({ assign_status }) => assign_status)).toEqual(['applied']);
  [applicant] = items as [Applicant];
});

test('R3-142 R3-143 R3-144: the list of applicants shows for each the date of membership, jobs completed and status', async ({ visit }) => {
  const page = await visit('super_admin', `/admin/jobs/detail/${job.id}/applicants`);
  const table = main(page).getByRole('table');
  const row = table.getByRole('row').filter({ hasText: applicant.last_name });
  await expect(row).toBeVisible();
  const heads = (await table.getByRole('columnheader').allInnerTexts()).map((head) => head.trim());
  const cell = (key: string) => row.getByRole('cell').nth(heads.indexOf(specified(key)));
  await expect(cell('field.job.member_since')).toContainText(dayInWords(new Date(applicant.member_since)));
  await expect(cell('field.job.jobs_completed')).toContainText(String(applicant.jobs_completed));
  await expect(cell('field.job.assign_status')).toContainText(specified('option.application_status.applied'));
});

test('R6-014: a team leader sees the applicants and has no button to assign; the server refuses both roles outside the admin side', async ({
  visit,
  as,
}) => {
  for (const role of ['team_leader', 'worker'] as const) {
    const refused = await (await as(role)).call('POST', `/jobs/${job.id}/job-applicants/${applicant.id}`);
    expect(refused.status, role).not.toBe(200);
  }
  const page = await visit('team_leader', `/team-leader/jobs/detail/${job.id}/applicants`);
  await expect(main(page).getByText(applicant.last_name).first()).toBeVisible();
  await expect(main(page).getByRole('button', { name: specified('button.assign'), exact: true })).toHaveCount(0);
});

test('R4-037 R4-039: an open job that is assigned to a worker has the tag Assigned', async ({ visit, as }) => {
  const admin = await as('super_admin');
  expect((await admin.get<Job>(`/jobs/${job.id}`)).status).toBe('open');
  await admin.post(`/jobs/${job.id}/job-applicants/${applicant.id}`, {});
  expect((await admin.get<Job>(`/jobs/${job.id}`)).status).toBe('assigned');
  const page = await visit('super_admin', overview());
  await expect(state(page)).toHaveText(specified('option.job_status.assigned'));
  await expect(main(page).getByText(`${applicant.first_name} ${applicant.last_name}`).first()).toBeVisible();
});

test('R4-038 R8-051: Close Job closes it and shows a toast, and the tag is Closed', async ({ standing }) => {
  const page = await standing('super_admin');
  const close = specified('button.close_job');
  await main(page).getByRole('button', { name: close }).click();
  await confirmDialog(page, close).confirm.click();
  await expect(chrome(page).toast(specified('success.job_closed'))).toBeVisible();
  await expect(state(page)).toHaveText(specified('option.job_status.closed'));
});

test('R4-042: an archived job is in the list of archived jobs, and not in the list of jobs', async ({ pages, as }) => {
  const { name } = await postJob(await as('super_admin'), `Archived ${Date.now()}`);
  const page = await pages('super_admin');
  const archive = specified('button.archive');
  await page.goto(`/admin/jobs?search=${encodeURIComponent(name)}`);
  await main(page)
    .getByRole('button', { name: specified('list.actions_for', { name }) })
    .click();
  await page.getByRole('menuitem', { name: archive }).click();
  await confirmDialog(page, archive).confirm.click();
  await expect(chrome(page).toast(specified('success.job_archived'))).toBeVisible();
  await expect(main(page).getByText(specified('common.no_records'))).toBeVisible();
  await page.goto(`/admin/archived-jobs?search=${encodeURIComponent(name)}`);
  await expect(jobsPages(page).link(name).first()).toBeVisible();
});
