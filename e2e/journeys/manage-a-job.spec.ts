import type { Page as ListPage } from '@careloom/contract/envelope';
import type { Job } from '@careloom/contract/resources/jobs';
import { chrome } from '../pages/chrome';
import { jobForm } from '../pages/job-form';
import { openFromMenu } from '../pages/menu';
import { jobsPages } from '../pages/jobs-pages';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { startingWith } from '../support/patterns';
import { ROLE_NAMES } from '../support/roles';

test('R2-216: an admin edits a job, and its page shows the new name at once', async ({ visit, as }) => {
  const { items } = await (await as('super_admin')).get<ListPage<Job>>('/jobs', { status: 'open', per_page: 100 });
  const [job] = items.filter(({ start_date }) => start_date > '2026-12-01');
  const page = await visit('super_admin', `/admin/jobs/detail/${job?.id ?? 0}/overview`);
  await page
    .getByRole('main')
    .getByRole('button', { name: specified('form.edit_job') })
    .click();
  const form = jobForm(page, 'form.edit_job');
  await expect(form.control('name')).toHaveValue(job?.name ?? '');
  const name = `${job?.name ?? ''}, evenings`;
  await form.fill({ name });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: specified('button.save') })
    .click();
  await expect(chrome(page).toast(specified('success.updated', { Record: 'Job' }))).toBeVisible();
  await expect(chrome(page).heading).toHaveText(name);
});

/** Where each role sees a job. */
const DETAILS = {
  super_admin: ['/jobs', '/admin/jobs/detail'],
  senior_manager: ['/jobs', '/admin/jobs/detail'],
  team_leader: ['/team-leader/jobs', '/team-leader/jobs/detail'],
  worker: ['/support-worker/jobs', '/worker/jobs/detail'],
} as const;

test('R2-217: a job opens from its address for every role, with its name and its house', async ({ visit, as }) => {
  for (const role of ROLE_NAMES) {
    const [path, folder] = DETAILS[role];
    const { items } = await (await as(role)).get<ListPage<Job>>(path);
    const [job] = items;
    const page = await visit(role, `${folder}/${job?.id ?? 0}`);
    await expect(chrome(page).heading).toHaveText(job?.name ?? '');
    await expect(
      page
        .getByRole('main')
        .getByText(job?.house?.name ?? '')
        .first(),
    ).toBeVisible();
  }
});

test('R2-218: the applicants of a job are in its tab, by name', async ({ visit, as }) => {
  for (const role of ['super_admin', 'senior_manager', 'team_leader'] as const) {
    const [path, folder] = DETAILS[role];
    const { items } = await (await as(role)).get<ListPage<Job>>(path, { per_page: 100 });
    const job = items.find(({ applicants_count }) => applicants_count > 0);
    const [applicant] = (
      await (await as(role)).get<ListPage<{ first_name: string; last_name: string }>>(`${path}/${job?.id ?? 0}/job-applicants`)
    ).items;
    const page = await visit(role, `${folder}/${job?.id ?? 0}/applicants`);
    await expect(
      jobsPages(page)
        .link(`${applicant?.first_name ?? ''} ${applicant?.last_name ?? ''}`)
        .first(),
    ).toBeVisible();
  }
});

const monthsSince = (day: Date) => (new Date().getFullYear() - day.getFullYear()) * 12 + new Date().getMonth() - day.getMonth();

test('R2-273: a worker filters the archived jobs by their start date', async ({ visit, as }) => {
  const { items } = await (await as('worker')).get<ListPage<Job>>('/support-worker/jobs', { archived: 1 });
  expect(items.length).toBeGreaterThan(1);
  // Another test may have closed a job that would start later.
  const start = items.find(({ start_date }) => monthsSince(new Date(`${start_date}T12:00:00`)) > 0)?.start_date ?? '';
  const day = new Date(`${start}T12:00:00`);
  const page = await visit('worker', '/worker/archived-jobs');
  const main = page.getByRole('main');
  for (const { name } of items) await expect(main.getByRole('link', { name }).first()).toBeVisible();
  await main.getByRole('button', { name: 'Start Date' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Start Date' });
  for (let back = monthsSince(day) - 1; back >= 0; back--) {
    await dialog.getByRole('button', { name: 'Previous month' }).click();
    const month = new Date(day.getFullYear(), day.getMonth() + back, 1).toLocaleString('en-AU', { month: 'long', year: 'numeric' });
    await expect(dialog.getByRole('button', { name: startingWith(month) })).toBeVisible();
  }
  const choice = dialog.getByRole('button', { name: new RegExp(` ${day.getDate()} ${day.toLocaleString('en-AU', { month: 'long' })} `) });
  await choice.click();
  await choice.click();
  for (const { name, start_date } of items) {
    await expect(main.getByRole('link', { name }).first()).toBeVisible({ visible: start_date === start });
  }
});

test('R1-038 R1-036: a worker opens the current job from the menu, with the assigned house', async ({ visit, as }) => {
  const { items } = await (await as('worker')).get<ListPage<Job>>('/support-worker/jobs', { status: 'assigned' });
  const page = await visit('worker', '/worker/inbox');
  await openFromMenu(page, { group: 'menu.group.jobs', item: 'menu.jobs.current_job' });
  await expect(
    page
      .getByRole('main')
      .getByText(items[0]?.name ?? '')
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText(items[0]?.house.name ?? 'a house');
});
