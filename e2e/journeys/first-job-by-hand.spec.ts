import type { Page } from '@playwright/test';
import { bell } from '../pages/bell';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { jobForm } from '../pages/job-form';
import { jobsPages } from '../pages/jobs-pages';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { HANDS, SLOW, type Hand } from '../support/hands';
import { inTurn } from '../support/in-turn';
import { jobEntry } from '../support/job-entry';

async function openGroupedItem(hand: Hand, page: Page, group: string, item: string) {
  const header = chrome(page).group(specified(group));
  if ((await header.getAttribute('aria-expanded')) !== 'true') await hand.press(page, header);
  await hand.press(page, chrome(page).item(specified(item)));
  await expect(chrome(page).heading).toBeFocused();
}

/** Finds a job by its name, typed slowly as by somebody who looks for each key. */
async function openJob(hand: Hand, page: Page, name: string) {
  const { searchBox, link } = jobsPages(page);
  await hand.type(page, searchBox, name, SLOW);
  await expect(page).toHaveURL(/[?&]search=/);
  await expect(page.getByRole('main').locator('[data-open]')).toHaveCount(1);
  await expect(searchBox).toBeFocused();
  await hand.press(page, link(name));
  await expect(chrome(page).heading).toHaveText(name);
  await expect(chrome(page).heading).toBeFocused();
}

for (const hand of inTurn(HANDS)) {
  test(`R8-048 R8-049 R8-050: the first job by ${hand.name} alone: post, apply, assign, and the notification read`, async ({
    signedIn,
    as,
  }) => {
    test.setTimeout(120_000);
    const name = `Nights ${String(Date.now()).slice(-5)}`;
    const [house] = await (await as('super_admin')).get<{ name: string }[]>('/options/houses');
    const admin = await signedIn('super_admin', hand.options);
    const worker = await signedIn('worker', hand.options);
    await admin.goto('/admin/inbox');
    await worker.goto('/worker/inbox');

    await test.step('the admin posts a job', async () => {
      const post = chrome(admin).header.getByRole('button', { name: specified('quick.post_a_job') });
      await hand.press(admin, post);
      const { control, submit } = jobForm(admin);
      const { name: _, type: kind = '', house_id: place = '', ...typed } = jobEntry(name, house?.name ?? '');
      await expect(control('name')).toBeFocused();
      await hand.type(admin, control('name'), name, SLOW);
      for (const [field, text] of Object.entries(typed)) await hand.type(admin, control(field as keyof typeof typed), text);
      await hand.choose(admin, control('type'), specified(kind));
      await hand.type(admin, control('house_id'), place);
      await hand.take(admin, admin.getByRole('option', { name: place }));
      await expect(control('house_id')).toBeFocused();
      await hand.press(admin, submit);
      await expect(chrome(admin).toast(specified('success.job_published'))).toBeVisible();
      await expect(post).toBeFocused();
    });

    await test.step('the worker finds it and applies', async () => {
      await openGroupedItem(hand, worker, 'menu.group.jobs', 'menu.jobs.find_jobs');
      await openJob(hand, worker, name);
      await hand.press(worker, jobsPages(worker).apply);
      await expect(chrome(worker).toast(specified('success.job_applied'))).toBeVisible();
      await expect(worker.locator(':focus')).toHaveText('Applied');
    });

    await test.step('the admin assigns', async () => {
      await openGroupedItem(hand, admin, 'menu.group.jobs', 'menu.jobs.all_jobs');
      await openJob(hand, admin, name);
      await hand.press(admin, jobsPages(admin).tab('Applicants'));
      await expect(chrome(admin).heading).toBeFocused();
      await hand.press(admin, jobsPages(admin).assign.first());
      const { cancel, confirm } = confirmDialog(admin, specified('button.assign'));
      await expect(cancel).toBeFocused();
      await hand.press(admin, confirm);
      await expect(chrome(admin).toast(specified('success.job_assigned'))).toBeVisible();
      await expect(jobsPages(admin).assign).toHaveCount(0);
      await expect(admin.getByRole('main').locator('[data-open]').first()).toBeFocused();
    });

    await test.step('the worker reads it at the bell', async () => {
      const notice = bell(worker).item(specified('notification.assign_job', { job: name }));
      await hand.press(worker, bell(worker).button);
      await expect(notice).toBeVisible();
      await expect(bell(worker).panel.locator(':focus')).toBeVisible();
      await hand.press(worker, notice);
      await expect(worker).toHaveURL(/\/worker\/current-job\/\d+$/);
      await expect(chrome(worker).heading).toBeFocused();
    });
  });
}
