import type { Applicant } from '@careloom/contract/resources/applicants';
import type { Page as PageOf } from '@careloom/contract/envelope';
import type { Job } from '@careloom/contract/resources/jobs';
import type { Locator, Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { expect, test } from '../fixtures/test';
import type { Api } from '../support/api';
import { expectAccessible } from '../support/axe';
import { specified } from '../support/catalogue';
import { jobWithApplicants, postJob } from '../support/hiring';

const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }) => `${first_name} ${last_name}`;
const card = (dialog: Locator) => dialog.locator('.cl-affected');

/** Opens an action in the menu of a job's row. */
async function pick(page: Page, job: { name: string }, verb: string) {
  await page.goto(`/admin/jobs?search=${encodeURIComponent(job.name)}`);
  const row = page.getByRole('main').getByRole('row').filter({ hasText: job.name });
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: verb }).click();
  return confirmDialog(page, verb).dialog;
}

async function candidate(api: Api, job: Job): Promise<Applicant> {
  const { items } = await api.get<PageOf<Applicant>>(`/jobs/${job.id}/job-applicants`, { per_page: 100 });
  const found = items.find((one) => one.agreement_in_force && one.assign_status !== 'withdrawn');
  if (!found) throw new Error(`Nobody of ${job.name} can be assigned.`);
  return found;
}

for (const [device, options] of [
  ['a desk', {}],
  ['a phone at night', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
] as const) {
  test(`Assign shows the worker, the job, its start and the number of other applicants, and does what it shows, on ${device}`, async ({
    lent,
    as,
  }) => {
    const api = await as('super_admin');
    const job = await jobWithApplicants(api, 3);
    const applicant = await candidate(api, job);
    const page = await lent('super_admin', options);
    await page.goto(`/admin/jobs/detail/${job.id}/applicants/${applicant.id}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: specified('button.assign') })
      .click();
    const { dialog, text, confirm, cancel } = confirmDialog(page, specified('button.assign'));
    await expect(text(specified('confirm.assign'))).toBeVisible();
    const [year = '', , day = ''] = job.start_date.split('-');
    for (const fact of [fullName(applicant), job.name, job.house.name, `${Number(day)} `, year, specified('jobs.agreement_in_force')])
      await expect(card(dialog)).toContainText(fact);
    const others = job.applicants_count - 1;
    const sentence = specified('jobs.effect_others', { count: String(others), status: 'Not selected' });
    await expect(card(dialog)).toContainText(sentence);
    await expect(cancel).toBeFocused();
    await expect(confirm).toBeInViewport({ ratio: 1 });
    await expect(dialog).toHaveAccessibleDescription(new RegExp(sentence));
    await expectAccessible(page);
    await confirm.press('Enter');
    await expect(chrome(page).toast(specified('success.job_assigned'))).toBeVisible();
    const after = await api.get<PageOf<Applicant>>(`/jobs/${job.id}/job-applicants`, { per_page: 100, status: 'not_selected' });
    expect(after.total).toBe(others);
  });
}

test('Archive, Delete and Close Job show the job and what else changes', async ({ lent, as }) => {
  const api = await as('super_admin');
  const job = await postJob(api, `Confirmed ${Date.now()}`);
  const page = await lent('super_admin');

  const archive = await pick(page, job, specified('button.archive'));
  await expect(card(archive)).toContainText(job.name);
  await expect(card(archive)).toContainText(specified('jobs.effect_archived'));
  await page.keyboard.press('Escape');

  const remove = await pick(page, job, specified('records.delete'));
  await expect(card(remove)).toContainText(specified('jobs.effect_deleted'));
  await page.keyboard.press('Escape');

  const { items } = await api.get<PageOf<Job>>('/jobs', { status: 'assigned', per_page: 100 });
  const assigned = items.find(({ worker }) => worker);
  if (!assigned?.worker) throw new Error('The seed has no assigned job.');
  await page.goto(`/admin/jobs/detail/${assigned.id}/overview`);
  await page
    .getByRole('main')
    .getByRole('button', { name: specified('button.close_job') })
    .click();
  const { dialog } = confirmDialog(page, specified('button.close_job'));
  await expect(card(dialog)).toContainText(assigned.name);
  await expect(card(dialog)).toContainText(specified('jobs.effect_available', { name: fullName(assigned.worker) }));
});

test('archiving several jobs names the first three', async ({ visit, as }) => {
  const api = await as('super_admin');
  const word = `Many${Date.now()}`;
  for (const at of ['a', 'b', 'c', 'd', 'e']) await postJob(api, `${word} ${at}`);
  const page = await visit('super_admin', `/admin/jobs?search=${word}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('row')).toHaveCount(6);
  for (let row = 1; row <= 5; row++) await main.getByRole('row').nth(row).getByRole('checkbox').check();
  await main
    .getByRole('region', { name: specified('list.selection') })
    .getByRole('button', { name: specified('button.archive') })
    .click();
  const { dialog } = confirmDialog(page, specified('button.archive'));
  await expect(card(dialog).locator('.cl-name')).toHaveCount(3);
  await expect(card(dialog)).toContainText(specified('kit.and_more', { count: '2' }));
  await expect(card(dialog)).toContainText(specified('jobs.effect_archived_many'));
});

test('Logout shows who is logged out, and mentions unsaved changes only if there are any', async ({ lent, users }) => {
  const user = await users('worker');
  const page = await lent('worker');
  await page.goto('/worker/account-settings');
  await chrome(page).logout.click();
  const { dialog, cancel } = confirmDialog(page, specified('logout.confirm'));
  await expect(card(dialog)).toContainText(fullName(user));
  await expect(card(dialog)).not.toContainText(specified('logout.unsaved'));
  await cancel.click();
  // A draft of the profile would be stored; a password never is.
  await page.getByLabel(specified('records.current_password')).first().focus();
  await page.keyboard.type('secret', { delay: 100 });
  await chrome(page).logout.click();
  await expect(card(dialog)).toContainText(specified('logout.unsaved'));
  await expectAccessible(page);
});

test('Undo archives a restored job again', async ({ visit, as }) => {
  const api = await as('super_admin');
  const job = await postJob(api, `Restored ${Date.now()}`);
  await api.post('/jobs/archive', { id: job.id });
  const page = await visit('super_admin', `/admin/archived-jobs?search=${encodeURIComponent(job.name)}`);
  const row = page.getByRole('main').getByRole('row').filter({ hasText: job.name });
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: /restore/i }).click();
  await expect(chrome(page).toast(specified('success.job_restored'))).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(chrome(page).toast(specified('success.job_archived'))).toBeVisible();
  await expect(row).toBeVisible();
  expect((await api.get<Job>(`/jobs/${job.id}`)).archived_at).not.toBeNull();
});
