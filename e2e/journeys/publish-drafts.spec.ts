import type { Page as ListPage } from '@careloom/contract/envelope';
import type { Candidates } from '@careloom/contract/resources/replacements';
import type { Shift } from '@careloom/contract/resources/shifts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import type { Api } from '../support/api';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { press, tabTo } from '../support/keyboard';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
/** Timeout for a push: planners are notified of each other's drafts, and the page refetches. */
const PUSHED = { timeout: 15_000 };

const dock = (page: Page) => page.getByRole('region', { name: 'Drafts' });

/** A Monday some weeks ahead, by the organisation's date. */
function mondayIn(weeks: number): string {
  const now = new Date();
  now.setUTCDate(now.getUTCDate() + weeks * 7 - ((now.getUTCDay() + 6) % 7));
  return now.toISOString().slice(0, 10);
}
const dayAfter = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Where and when the worker's shift is planned. */
async function workOf(api: Api, worker_id: number) {
  const { items } = await api.get<ListPage<Shift>>('/shift', { worker_id, shift_type: 'schedule', sort: 'date', dir: 'desc' });
  const found = items.find(({ status }) => status !== 'draft');
  if (!found) throw new Error('The worker of the demo has no shift to come.');
  return { job_id: found.job.id, house: found.house };
}

test('drafts are published from the dock after a preview; the worker is notified once and sees them only then', async ({
  visit,
  as,
  users,
}) => {
  test.setTimeout(120_000);
  const api = await as('super_admin');
  const worker = await users('worker');
  const { job_id, house } = await workOf(api, worker.id);
  const monday = mondayIn(3);
  const hours = { name: 'Drafted', job_id, start_time: '05:00', end_time: '06:00', type: 'normal', status: 'draft', reassign: 1 };
  await api.post('/shift', { ...hours, worker_id: worker.id, date: monday });
  const nobodys = await api.post<{ id: number }>('/shift', { ...hours, worker_id: null, date: dayAfter(monday, 1) });

  const own = await visit('worker', '/worker/timesheet/schedule?sort=date&dir=desc');
  await expect(chrome(own).heading).toBeVisible();
  await expect(chrome(own).bell).toHaveAccessibleName(/./);
  await expect(own.getByText('05:00–06:00')).toHaveCount(0);

  const page = await visit('super_admin', `/admin/roster?date=${monday}&house=${house.id}`);
  await expect(dock(page)).toContainText(/without a worker/);
  const publish = dock(page).getByRole('button', { name: /^Publish \d+$/ });

  await page.setViewportSize(PHONE);
  await press(page, publish);
  const sheet = page.getByRole('dialog', { name: /^Publish \d+ drafts?$/ });
  await expect(sheet.getByRole('heading', { name: 'Who is told' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(publish).toBeFocused();

  await page.setViewportSize(DESK);
  await press(page, publish);
  const person = sheet.getByRole('group', { name: new RegExp(`${worker.first_name} ${worker.last_name}`) });
  await expect(person.getByText('05:00–06:00')).toBeVisible();

  // With an arrow key, a shift without a worker is offered instead of left unfilled. The people who get the offer are listed first.
  const left = sheet.getByRole('radio', { name: /^Leave (it|them) unfilled/ });
  await expect(left).toBeChecked();
  await tabTo(page, left);
  await page.keyboard.press('ArrowUp');
  await expect(sheet.getByRole('radio', { name: /^Offer (it|them)/ })).toBeFocused();
  await expect(sheet.getByText(/^Offered to .+, until .*\d\d:\d\d$/)).toBeVisible();
  await expectAccessible(page);
  await press(page, sheet.getByRole('button', { name: /^Publish \d+ shifts?, offer \d+$/ }));
  await expect(chrome(page).toast(specified('success.shifts_published'))).toBeVisible();
  await expect(chrome(page).toast(/shifts? offered\.$/)).toBeVisible();
  await expect(dock(page)).toBeHidden(PUSHED);
  const { shift, offers } = await api.get<Candidates>(`/shift/${nobodys.id}/candidates`);
  expect([shift.status, shift.worker]).toEqual(['published', null]);
  expect(new Set(offers.map(({ status }) => status))).toEqual(new Set(['open']));

  await expect(own.getByRole('cell', { name: '05:00–06:00', exact: true })).toBeVisible(PUSHED);
  await own.goto('/worker/notification');
  await expect(own.getByRole('main').getByText(/published shifts for you: /)).toHaveCount(1);
});
