import type { Page } from '@playwright/test';
import { applicants, type Applicant } from '@careloom/contract/resources/applicants';
import { jobs, type Job } from '@careloom/contract/resources/jobs';
import { expect, test } from '../fixtures/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import type { Api } from '../support/api';
import { postJob } from '../support/hiring';

/** The open job with the most applicants, and its applicants as the API ranks them. */
async function mostWanted(api: Api): Promise<{ job: Job; ranked: Applicant[] }> {
  const { items } = await api.get<{ items: Job[] }>(jobs.list.path, { status: 'open', sort: 'applicants_count', dir: 'desc' });
  const [job] = items;
  if (!job || job.applicants_count < 2) throw new Error('The seed has no open job with two applicants.');
  const page = await api.get<{ items: Applicant[] }>(applicants.list.path.replace(':id', String(job.id)));
  return { job, ranked: page.items };
}

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

test('R3-141: applicants are ranked by fit with reasons, and two are compared side by side, by keyboard', async ({ visit, as }) => {
  const { job, ranked } = await mostWanted(await as('super_admin'));
  const page = await visit('super_admin', `/admin/jobs/detail/${job.id}/applicants`);
  await expect(rows(page)).toHaveCount(ranked.length);
  for (const [at, { first_name, last_name, fit }] of ranked.entries()) {
    const row = rows(page).nth(at);
    await expect(row).toContainText(`${first_name} ${last_name}`);
    if (fit && fit.house_shifts > 0) await expect(row).toContainText(specified('jobs.fit.knows_house'));
    if (fit && fit.busy_days.length > 0) await expect(row).toContainText(specified('jobs.fit.clash', { days: '' }).trim());
  }
  await expectAccessible(page);
  const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(0).focus();
  await page.keyboard.press('Space');
  const compare = page.getByRole('button', { name: specified('jobs.compare') });
  await compare.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(specified('jobs.compare_limit'))).toBeVisible();
  await boxes.nth(1).focus();
  await page.keyboard.press('Space');
  await compare.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: specified('jobs.compare_title') });
  await expect(dialog.getByRole('columnheader')).toHaveCount(2);
  const [first] = ranked;
  await expect(dialog.getByRole('row', { name: specified('jobs.compare.house_shifts') })).toContainText(String(first?.fit?.house_shifts));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('an applicant is added to the shortlist and removed again: by the menu of the row, by key, and on the page of the applicant', async ({
  visit,
  as,
}) => {
  const { job, ranked } = await mostWanted(await as('super_admin'));
  const one = ranked.find(({ assign_status }) => assign_status === 'applied');
  if (!one) throw new Error('Nobody of the job waits for a decision.');
  const name = `${one.first_name} ${one.last_name}`;
  const page = await visit('super_admin', `/admin/jobs/detail/${job.id}/applicants`);
  const row = rows(page).filter({ hasText: name });
  const state = (word: 'Applied' | 'Shortlisted') => row.getByText(word, { exact: true });
  await row.getByRole('button', { name: specified('list.actions_for', { name }) }).click();
  await page.getByRole('menuitem', { name: specified('jobs.shortlist') }).click();
  await expect(state('Shortlisted')).toBeVisible();
  await row.getByRole('link', { name }).focus();
  await page.keyboard.press('s');
  await expect(state('Applied')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/admin/jobs/detail/${job.id}/applicants/${one.id}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: specified('jobs.shortlist') }).click();
  const off = main.getByRole('button', { name: specified('jobs.unshortlist') });
  await expect(off).toBeVisible();
  await expectAccessible(page);
  await off.click();
  await expect(main.getByRole('button', { name: specified('jobs.shortlist') })).toBeVisible();
});

test('a worker withdraws an application after the Undo toast has gone, and Undo of the withdrawal applies again', async ({ visit, as }) => {
  const { id, name } = await postJob(await as('super_admin'), 'Withdrawn evenings');
  const page = await visit('worker', `/worker/jobs/detail/${id}`);
  const main = page.getByRole('main');
  const apply = main.getByRole('button', { name: specified('button.apply') }).filter({ visible: true });
  const withdraw = main.getByRole('button', { name: specified('jobs.withdraw') }).filter({ visible: true });
  await apply.click();
  await withdraw.click();
  await expect(page.getByText(specified('success.application_withdrawn'))).toBeVisible();
  await expect(apply).toBeVisible();
  await page
    .getByRole('button', { name: specified('kit.undo') })
    .last()
    .click();
  await expect(withdraw).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/worker/find-jobs?search=${encodeURIComponent(name)}`);
  await expect(
    main.getByRole('button', { name: `${specified('jobs.withdraw')} ${specified('jobs.withdraw_from', { job: name })}` }),
  ).toBeVisible();
});
