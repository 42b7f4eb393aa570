import type { Page } from '@playwright/test';
import { jobs, type Job } from '@careloom/contract/resources/jobs';
import { jobForm } from '../pages/job-form';
import { openFromMenu } from '../pages/menu';
import { openPostAJob } from '../pages/quick-actions';
import { signUpPage } from '../pages/sign-up-page';
import { expect, test } from '../fixtures/test';
import { expectAccessible } from '../support/axe';
import { specified } from '../support/catalogue';
import { keyboard } from '../support/hands';
import { tabTo } from '../support/keyboard';
import { startingWith } from '../support/patterns';
import { PASSWORD } from '../support/roles';
import { refuseStorage } from '../support/storage';

const PAUSE = { delay: 60 };
const restored = (page: Page) => page.getByText(specified('fields.draft.restored'));
const discard = (page: Page) => page.getByRole('button', { name: specified('fields.draft.discard') });

test('text in Post a Job survives Escape, a navigation and a reload, until the draft is discarded', async ({ lent }) => {
  const page = await lent('super_admin');
  await openPostAJob(page);
  const form = jobForm(page);
  await expect(form.dialog.getByText(specified('fields.draft.kept'))).toBeVisible();
  await tabTo(page, form.control('name'));
  await page.keyboard.type('Evening company', PAUSE);
  await tabTo(page, form.control('service_needed'));
  await page.keyboard.type('Cooking', PAUSE);
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();
  await openFromMenu(page, { item: 'menu.houses' });
  await expect(page).toHaveURL('/admin/houses');
  await page.reload();
  await openPostAJob(page);
  await expect(restored(page)).toBeVisible();
  await expect(form.control('name')).toHaveValue('Evening company');
  await expect(form.control('service_needed')).toHaveValue('Cooking');
  await expectAccessible(page);
  await tabTo(page, discard(page));
  await page.keyboard.press('Enter');
  await expect(form.control('name')).toBeFocused();
  await expect(form.control('name')).toHaveValue('');
  await expect(restored(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();
  await openPostAJob(page);
  await expect(form.control('name')).toHaveValue('');
  await expect(restored(page)).toBeHidden();
});

test('a draft belongs to one user, and invalid data in the storage is ignored', async ({ lent, users }) => {
  const page = await lent('super_admin');
  await openPostAJob(page);
  const form = jobForm(page);
  await tabTo(page, form.control('name'));
  await page.keyboard.type('Of the admin', PAUSE);
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();
  const manager = await users('senior_manager');
  await page.evaluate((user) => localStorage.setItem('user', user), JSON.stringify(manager));
  await openPostAJob(page);
  await expect(form.control('name')).toHaveValue('');
  await expect(restored(page)).toBeHidden();
  const broken = '{"fields":{"name":{"base":"","value":{"x":1}},"days":{"value":"all"},"__proto__":{"value":"x"}}}';
  await page.evaluate(([at, text]) => localStorage.setItem(at, text), [`careloom.draft.${manager.id}.post-a-job`, broken] as const);
  await openPostAJob(page);
  await expect(form.control('name')).toHaveValue('');
  await expect(restored(page)).toBeHidden();
});

test('a posted job leaves no draft behind', async ({ lent }) => {
  const page = await lent('super_admin');
  await openPostAJob(page);
  const form = jobForm(page);
  await form.fill({
    name: 'Gone when sent',
    type: 'option.job_type.casual',
    service_needed: 'Company',
    weekly_hours: '8',
    start_date: '01/12/2026',
    start_time: '09:00',
    end_time: '17:00',
    description: 'Company at lunch',
  });
  await form.control('house_id').click();
  await page.getByRole('option').first().click();
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('careloom.draft.')));
  expect(await drafts()).toHaveLength(1);
  await form.submit.click();
  await expect(form.dialog).toBeHidden();
  expect(await drafts()).toEqual([]);
});

test('the draft of an edit is stored for its record, and names what somebody else changed meanwhile', async ({ lent, as }) => {
  const admin = await as('super_admin');
  const { items } = await admin.get<{ items: Job[] }>(jobs.list.path, { status: 'open' });
  const [job, other] = items;
  if (!job || !other) throw new Error('The seed has no two open jobs.');
  const page = await lent('super_admin');
  const form = jobForm(page, 'form.edit_job');
  const open = async (id: number) => {
    await page.goto(`/admin/jobs/detail/${id}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: specified('form.edit_job') })
      .click();
    await expect(form.control('name')).not.toHaveValue('');
  };
  await open(job.id);
  await tabTo(page, form.control('name'));
  await page.keyboard.press('End');
  await page.keyboard.type(' again', PAUSE);
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();
  await open(other.id);
  await expect(form.control('name')).toHaveValue(other.name);
  const latest = await admin.get<Job>(`/jobs/${job.id}`);
  const { house, invited, ...rest } = latest;
  const body = { ...rest, house_id: house.id, worker_ids: (invited ?? []).map(({ id }) => id), name: 'Renamed by another' };
  const answer = await admin.call('PUT', `/jobs/${job.id}`, body);
  expect(answer.status).toBe(200);
  await open(job.id);
  await expect(form.control('name')).toHaveValue(`${job.name} again`);
  await expect(page.getByText(specified('fields.draft.overtaken', { fields: specified('field.job.name_title') }))).toBeVisible();
  await expectAccessible(page);
  await discard(page).click();
  await expect(form.control('name')).toHaveValue('Renamed by another');
});

test('if the browser stores nothing, the form says so and works', async ({ signedIn }) => {
  const page = await signedIn('super_admin');
  await page.addInitScript(refuseStorage);
  await openPostAJob(page);
  const form = jobForm(page);
  await tabTo(page, form.control('name'));
  await page.keyboard.type('Not kept', PAUSE);
  await expect(form.dialog.getByText(specified('fields.draft.refused'))).toBeVisible();
  await expect(form.control('name')).toHaveValue('Not kept');
});

test('a sign-up stores no password, and the rest is removed with the tab', async ({ pageFor }) => {
  test.setTimeout(60_000);
  const page = await pageFor(null);
  const signUp = signUpPage(page, keyboard);
  await signUp.open();
  await signUp.fillUntilReady({ first_name: 'Rosa', email: 'rosa@careloom.test' });
  await signUp.fill('ready');
  await page.reload();
  await signUp.expectStep('ready');
  await expect(page.getByText('Rosa', { exact: true })).toBeVisible();
  await expect(signUp.control('password')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(PASSWORD);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('careloom.draft.')))).toEqual([]);
});

test('R5-043: a choice that makes a field required, or invalid, shows its error at once', async ({ lent }) => {
  const page = await lent('super_admin');
  await openPostAJob(page);
  const form = jobForm(page);
  const dialog = form.dialog;
  const end = dialog.getByLabel(startingWith(specified('field.job.end_date')));
  await tabTo(page, form.control('weekly_hours'));
  await page.keyboard.type('36', PAUSE);
  await tabTo(page, end);
  await page.keyboard.press('Tab');
  await expect(dialog.getByText(specified('field.job.end_date')).first()).toContainText(specified('kit.optional'));
  await page.keyboard.press('Shift+Tab');
  await form.control('type').focus();
  await page.keyboard.type('Casual Full', PAUSE);
  await expect(form.control('type')).toHaveValue('casual_full_time');
  await expect(form.control('type')).toBeFocused();
  await expect(dialog.getByText(specified('field.job.end_date')).first()).toContainText(specified('kit.required'));
  await expect(end).toHaveAttribute('required', '');
  await expect(
    dialog.getByRole('status').filter({ hasText: specified('fields.now_required', { field: specified('field.job.end_date') }) }),
  ).toBeAttached();
  await expect(end).toHaveAccessibleDescription(specified('validation.required', { attribute: specified('field.job.end_date') }));
  await expect(form.control('weekly_hours')).toHaveAccessibleDescription(/40 hours per week/);
  await page.getByRole('radio', { name: specified('option.when_needed.certain_days_of_week') }).check();
  await expect(dialog.getByRole('status').filter({ hasText: specified('field.job.days') })).toBeAttached();
  await expectAccessible(page);
});
