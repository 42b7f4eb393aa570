import type { Candidates } from '@careloom/contract/resources/replacements';
import type { Shift } from '@careloom/contract/resources/shifts';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import type { Page as PageOf } from '@careloom/contract/envelope';
import type { Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import type { Api } from '../support/api';
import { specified } from '../support/catalogue';
import { signIn } from '../support/roles';

const DAY_MS = 86_400_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A draft without a worker that at least two workers can take. */
async function unfilled(api: Api, start_time: string): Promise<{ shift: Shift; found: Candidates }> {
  const { items } = await api.get<PageOf<{ id: number }>>('/jobs', { status: 'assigned', per_page: 20 });
  const date = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  const body = { worker_id: null, date, name: 'Evening', start_time, end_time: '21:00', type: 'normal', status: 'draft' };
  for (const { id } of items) {
    const { data, status } = await api.call<Shift>('POST', '/shift', { ...body, job_id: id });
    const found = status === 200 ? await api.get<Candidates>(`/shift/${data.id}/candidates`) : null;
    if (found && found.candidates.length > 1) return { shift: data, found };
  }
  throw new Error('No job of the demo has two workers for a shift.');
}

test('a planner offers a shift to two workers by keyboard; one takes it on a phone, and the other and the planner see it at once', async ({
  signedIn,
  visit,
  as,
  pageFor,
  product,
}) => {
  test.setTimeout(90_000);
  const api = await as('super_admin');
  const start = `17:1${test.info().retry}`; // a unique start time, by which the workers find this offer
  const { shift, found } = await unfilled(api, start);
  const planner = await visit('super_admin', `/admin/timesheet/schedule/detail/${shift.id}`);
  await planner.getByRole('button', { name: 'Find a worker' }).click();
  const panel = planner.getByRole('dialog', { name: 'Find a worker' });

  await test.step('the best candidates are first, with the breakdown of their scores and the reasons', async () => {
    const rows = panel.locator('[data-candidate]');
    await expect(rows.first()).toContainText(`${found.candidates[0]?.points ?? 0} points`);
    await expect(rows.first().getByRole('listitem')).toHaveCount(10);
    await expectAccessible(planner);
  });

  const workers: { page: Page; name: string }[] = [];
  for (const { worker } of found.candidates.slice(0, 2)) {
    const { email } = await api.get<SupportWorker>(`/support-worker/${worker.id}`);
    const page = await pageFor(await signIn(product.address, email), PHONE);
    await page.goto('/worker/timesheet/schedule');
    await expect(chrome(page).heading).toBeVisible();
    workers.push({ page, name: `${worker.first_name} ${worker.last_name}` });
  }
  const [first, second] = workers as [(typeof workers)[0], (typeof workers)[0]];
  const offered = (page: Page) => page.getByRole('region', { name: 'Offered to you' }).getByRole('listitem').filter({ hasText: start });

  await test.step('J, X and Enter offer it to the first two', async () => {
    await planner.keyboard.press('j');
    await expect(panel.getByRole('checkbox', { name: `Select ${first.name}` })).toBeFocused();
    for (const key of ['x', 'j', 'x']) await planner.keyboard.press(key);
    await expect(panel.getByRole('button', { name: 'Offer to 2 workers' })).toBeEnabled();
    await planner.keyboard.press('Enter');
    await expect(
      panel
        .getByText(`Asked: ${[first.name, second.name].join(', ')}`)
        .or(panel.getByText(`Asked: ${[second.name, first.name].join(', ')}`)),
    ).toBeVisible();
  });

  await test.step('both see the offer without a reload; one takes it', async () => {
    for (const { page } of workers) await expect(offered(page).getByRole('button', { name: 'Take it' })).toBeVisible();
    await expectAccessible(first.page);
    await expectNoSidewaysScroll(first.page);
    await offered(first.page).getByRole('button', { name: 'Take it' }).tap();
    await expect(chrome(first.page).toast(specified('success.offer_accepted'))).toBeVisible();
  });

  await test.step('the other worker sees that it is taken, and the planner sees by whom', async () => {
    await expect(offered(second.page).getByText('Taken by somebody else.')).toBeVisible();
    await expect(offered(second.page).getByRole('button')).toHaveCount(0);
    await expect(planner.getByRole('dialog').getByText(`${first.name} takes it.`)).toBeVisible();
    expect((await api.get<Shift>(`/shift/${shift.id}`)).status).toBe('confirmed');
  });

  await test.step('on a phone each candidate is a card with Call next to Offer', async () => {
    const leader = await signedIn('super_admin', PHONE);
    await leader.goto(`/admin/timesheet/schedule/detail/${shift.id}`);
    await leader.getByRole('button', { name: /^Actions for/ }).click();
    await leader.getByRole('menuitem', { name: 'Find a replacement' }).click();
    const card = leader.locator('[data-candidate]').first();
    await expect(card.getByRole('button', { name: /^Offer to / })).toBeVisible();
    await expectNoSidewaysScroll(leader);
    await expectAccessible(leader);
  });
});
