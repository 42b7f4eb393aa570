import type { Page } from '@careloom/contract/envelope';
import type { Applicant } from '@careloom/contract/resources/applicants';
import type { Job } from '@careloom/contract/resources/jobs';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { jobsPages } from '../pages/jobs-pages';
import { expect, test } from '../fixtures/test';
import type { Api } from '../support/api';
import { specified } from '../support/catalogue';
import { press } from '../support/keyboard';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** An open job that the worker has not applied for. */
async function jobToApplyFor(api: Api): Promise<Job> {
  const { items } = await api.get<Page<Job>>('/support-worker/jobs', { per_page: 100 });
  const found = items.find(({ status, applied }) => status === 'open' && applied === 0);
  if (!found) throw new Error('The worker has applied for every open job.');
  return found;
}

/** An applicant who can be assigned to an open job. */
async function applicantToAssign(api: Api): Promise<Applicant> {
  const { items } = await api.get<Page<Job>>('/jobs', { per_page: 100, status: 'open' });
  for (const { id } of items.filter(({ applicants_count }) => applicants_count > 0)) {
    const { items: applicants } = await api.get<Page<Applicant>>(`/jobs/${id}/job-applicants`, { per_page: 100 });
    const found = applicants.find((one) => one.agreement_in_force && one.assign_status === 'applied');
    if (found) return found;
  }
  throw new Error('The seed has nobody who can be assigned.');
}

const nameOf = ({ first_name, last_name }: Applicant) => `${first_name} ${last_name}`;

test('after Apply in a list the focus is on "Applied", which replaces the button', async ({ visit, as }) => {
  const job = await jobToApplyFor(await as('worker'));
  const page = await visit('worker', `/worker/find-jobs?search=${encodeURIComponent(job.name)}`);
  const row = page.getByRole('main').getByRole('row').filter({ hasText: job.name }).first();
  await press(page, row.getByRole('button', { name: specified('button.apply') }));
  await expect(chrome(page).toast(specified('success.job_applied'))).toBeVisible();
  await expect(row.getByRole('cell').last().locator('.cl-tag')).toBeFocused();
});

for (const [device, options] of [
  ['a desk', {}],
  ['a phone', PHONE],
] as const) {
  test(`after Apply on the page of a job the focus is on "Applied", on ${device}`, async ({ signedIn, lent, as }) => {
    const job = await jobToApplyFor(await as('worker'));
    const page = await (options === PHONE ? signedIn : lent)('worker', options);
    await page.goto(`/worker/jobs/detail/${job.id}`);
    const apply = jobsPages(page).apply;
    if (device === 'a phone') await apply.tap();
    else await press(page, apply);
    await expect(apply).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveText('Applied');
    await expect(page.locator(':focus')).toBeInViewport();
  });

  test(`after Assign in the list of applicants the focus is in the row, on ${device}`, async ({ signedIn, lent, as }) => {
    const applicant = await applicantToAssign(await as('super_admin'));
    const page = await (options === PHONE ? signedIn : lent)('super_admin', options);
    await page.goto(`/admin/jobs/detail/${applicant.job_id}/applicants?search=${encodeURIComponent(applicant.last_name)}`);
    const row = page
      .getByRole('main')
      .getByRole('row')
      .filter({ hasText: nameOf(applicant) });
    const assign = row.getByRole('button', { name: specified('button.assign') });
    const { confirm } = confirmDialog(page, specified('button.assign'));
    if (device === 'a phone') {
      await assign.tap();
      await confirm.tap();
    } else {
      await press(page, assign);
      await press(page, confirm);
    }
    await expect(assign).toHaveCount(0);
    await expect(row.getByRole('link', { name: nameOf(applicant) })).toBeFocused();
  });

  test(`after Assign on the page of an applicant the focus is on the heading, on ${device}`, async ({ signedIn, lent, as }) => {
    const applicant = await applicantToAssign(await as('super_admin'));
    const page = await (options === PHONE ? signedIn : lent)('super_admin', options);
    await page.goto(`/admin/jobs/detail/${applicant.job_id}/applicants/${applicant.id}`);
    const assign = page.getByRole('main').getByRole('button', { name: specified('button.assign') });
    const { confirm } = confirmDialog(page, specified('button.assign'));
    if (device === 'a phone') {
      await assign.tap();
      await confirm.tap();
    } else {
      await press(page, assign);
      await press(page, confirm);
    }
    await expect(assign).toHaveCount(0);
    await expect(chrome(page).heading).toBeFocused();
  });
}
