import type { Job } from '@careloom/contract/resources/jobs';
import type { Locator, Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { jobForm } from '../pages/job-form';
import { expect, test } from '../fixtures/test';
import type { Api } from '../support/api';
import { specified } from '../support/catalogue';
import { postJob } from '../support/hiring';
import { jobEntry } from '../support/job-entry';
import { press, tabTo } from '../support/keyboard';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const toasts = (page: Page) => page.getByRole('region', { name: specified('kit.notifications') });
const undo = (page: Page) => toasts(page).getByRole('button', { name: specified('kit.undo') });

/** The list Find Jobs, with a job that this test posted. */
async function offered(page: Page, admin: Api, word: string) {
  const job = await postJob(admin, `${word} ${Date.now()}`);
  await page.goto(`/worker/find-jobs?search=${encodeURIComponent(job.name)}`);
  const row = page.getByRole('main').getByRole('row').filter({ hasText: job.name });
  return { job, row, apply: row.getByRole('button', { name: specified('button.apply') }) };
}
const appliedTo = async (api: Api, { id }: { id: number }) => (await api.get<Job>(`/support-worker/jobs/${id}`)).applied;

test('Ctrl+Z withdraws an application while its toast is shown, and the focus returns to Apply', async ({ lent, as }) => {
  const page = await lent('worker');
  const { job, apply } = await offered(page, await as('super_admin'), 'Keys');
  await press(page, apply);
  await expect(undo(page)).toBeVisible();
  await expect(apply).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(chrome(page).toast(specified('success.application_withdrawn'))).toBeVisible();
  await expect(apply).toBeFocused();
  expect(await appliedTo(await as('worker'), job)).toBe(0);
  await page.keyboard.press('Enter');
  await expect(chrome(page).toast(specified('success.job_applied'))).toBeVisible();
  expect(await appliedTo(await as('worker'), job)).toBe(1);
});

test('Undo is reached by Tab, keeps its toast while it has the focus, and returns the focus', async ({ lent, as }) => {
  const page = await lent('worker');
  const { job, apply } = await offered(page, await as('super_admin'), 'Tab');
  await press(page, apply);
  await expect(undo(page)).toBeVisible();
  await tabTo(page, undo(page));
  await page.keyboard.press('Enter');
  await expect(chrome(page).toast(specified('success.application_withdrawn'))).toBeVisible();
  await expect(apply).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  expect(await appliedTo(await as('worker'), job)).toBe(0);
});

test('a tap on Undo withdraws on a phone; its toast stays six seconds and then Ctrl+Z does nothing', async ({ signedIn, as }) => {
  const page = await signedIn('worker', PHONE);
  const { job, apply } = await offered(page, await as('super_admin'), 'Thumb');
  await apply.tap();
  await undo(page).tap();
  await expect(apply).toBeVisible();
  expect(await appliedTo(await as('worker'), job)).toBe(0);
  await expect(toasts(page).getByRole('listitem')).toHaveCount(0);
  await apply.tap();
  await expect(undo(page)).toBeVisible();
  const shown = Date.now();
  await undo(page).waitFor({ state: 'detached' });
  expect(Date.now() - shown).toBeGreaterThan(5000);
  expect(Date.now() - shown).toBeLessThan(8000);
  await page.keyboard.press('Control+z');
  expect(await appliedTo(await as('worker'), job)).toBe(1);
});

test('in a field Ctrl+Z undoes the typed text, not the application', async ({ lent, as }) => {
  const page = await lent('worker');
  const { job, apply } = await offered(page, await as('super_admin'), 'Field');
  await press(page, apply);
  await expect(undo(page)).toBeVisible();
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Control+z');
  await undo(page).waitFor({ state: 'detached' });
  expect(await appliedTo(await as('worker'), job)).toBe(1);
});

/** Whether two elements overlap. */
const overlap = (one: Locator, other: Locator) =>
  Promise.all([one.boundingBox(), other.boundingBox()]).then(
    ([a, b]) => !!a && !!b && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
  );

for (const [device, options] of [
  ['a desk', { viewport: { width: 1440, height: 900 } }],
  ['a short window', { viewport: { width: 1280, height: 640 } }],
  ['a phone', PHONE],
] as const) {
  test(`a toast covers neither bell, pager, last row, bottom bar nor the focus, scrolled to the end or not, on ${device}`, async ({
    signedIn,
    lent,
    as,
  }) => {
    const admin = await as('super_admin');
    for (let count = 0; count < 12; count++) await postJob(admin, `Crowd ${count} ${Date.now()}`);
    const page = await (options === PHONE ? signedIn : lent)('worker', options);
    await page.goto('/worker/find-jobs?search=Crowd');
    const main = page.getByRole('main');
    const pager = main.getByRole('navigation', { name: specified('list.pages') });
    await expect(pager).toBeVisible();
    await main
      .getByRole('button', { name: specified('button.apply') })
      .first()
      .click();
    const toast = toasts(page).locator('.cl-toast');
    await expect(undo(page)).toBeVisible();
    const needed = [chrome(page).bell, pager, main.getByRole('row').last(), page.locator('.cl-places'), page.locator(':focus')];
    for (const end of [false, true]) {
      if (end) await pager.scrollIntoViewIfNeeded();
      for (const one of needed)
        if ((await one.count()) > 0)
          await expect
            .poll(() => overlap(toast.first(), one.first()), { message: `${one.toString()} ${end ? 'at the end' : ''}` })
            .toBe(false);
    }
  });
}

test('a toast is above the bar of selected rows', async ({ visit, as }) => {
  const job = await postJob(await as('super_admin'), `Ticked ${Date.now()}`);
  const page = await visit('super_admin', '/admin/jobs');
  const main = page.getByRole('main');
  await main.getByRole('row').nth(1).getByRole('checkbox').check();
  const bar = main.getByRole('region', { name: specified('list.selection') });
  await expect(bar).toBeVisible();
  await (await as('worker')).post('/support-worker/jobs/apply-job', { job_id: job.id });
  const toast = toasts(page).locator('.cl-toast').filter({ hasText: job.name });
  await expect(toast).toBeVisible();
  await toast.hover({ position: { x: 5, y: 5 } });
  await expect.poll(() => overlap(toast, bar)).toBe(false);
});

test('View in the toast of a published job leads to that job', async ({ visit, as }) => {
  const name = `Viewed ${Date.now()}`;
  const [house] = await (await as('super_admin')).get<{ name: string }[]>('/options/houses');
  const page = await visit('super_admin', '/admin/inbox');
  await chrome(page)
    .header.getByRole('button', { name: specified('quick.post_a_job') })
    .click();
  const form = jobForm(page);
  await form.fill(jobEntry(name, house?.name ?? ''));
  await form.submit.click();
  await expect(chrome(page).toast(specified('success.job_published'))).toBeVisible();
  await toasts(page)
    .getByRole('link', { name: specified('kit.view') })
    .click();
  await expect(chrome(page).heading).toContainText(name);
});
