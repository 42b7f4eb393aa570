import type { Page as ListPage } from '@careloom/contract/envelope';
import type { Named } from '@careloom/contract/entities';
import type { Board, Outing } from '@careloom/contract/resources/boards';
import type { PlannedShift } from '@careloom/contract/resources/shift-series';
import type { Shift } from '@careloom/contract/resources/shifts';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import type { Api } from '../support/api';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { SLOW } from '../support/hands';
import { press, tabTo } from '../support/keyboard';
import { pdfPages } from '../support/pdf-pages';

const TITLE = "Who's coming";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** Longer than the polling interval of a link. */
const NEXT_READ = { timeout: 30_000 };

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, part: string) =>
  main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: part }) });

/** A part of a day without an outing, today or on a later day of this week. */
function freePart({ days, today }: Board): { date: string; part: string; at: number } {
  for (const [at, { date, parts }] of days.entries()) {
    const free = parts.find(({ outing }) => outing === null);
    if (date >= today && free) return { date, part: free.part, at };
  }
  throw new Error('Every part of the week has an outing.');
}

/**
 * Adds a late shift of the house on the last day of the week, for a worker without another shift there on that day. On a Sunday all shifts of
 * the seed may be over.
 */
async function lateShift(admin: Api, houseId: number, { to }: Board): Promise<Shift> {
  const jobs = await admin.get<{ id: number; house: Named }[]>('/options/jobs');
  const { items: workers } = await admin.get<ListPage<SupportWorker>>('/support-worker', { per_page: 100 });
  const { items: there } = await admin.get<ListPage<Shift>>('/shift', { house_id: houseId, from: to, to, per_page: 100 });
  for (const { id: job_id } of jobs.filter(({ house }) => house.id === houseId)) {
    for (const { id: worker_id } of workers.filter(({ id }) => there.every(({ worker }) => worker?.id !== id))) {
      const body = { job_id, worker_id, date: to, start_time: '23:00', end_time: '23:45', type: 'normal' };
      const { shifts } = await admin.post<{ shifts: PlannedShift[] }>('/shift/preview', body);
      if (shifts[0]?.refusal === null && shifts[0].clashes === 0) return admin.post<Shift>('/shift', { ...body, name: 'Late' });
    }
  }
  throw new Error('Nobody can be rostered at the house on the last day of the week.');
}

test('a leader plans an outing, prints the board and shares it: a browser without a session follows the roster until the link is revoked', async ({
  lent,
  pageFor,
  as,
}) => {
  test.setTimeout(120_000);
  const [admin, leader] = [await as('super_admin'), await as('team_leader')];
  const [house] = await leader.get<Named[]>('/options/houses');
  const { id, name } = house as Named;
  const week = await leader.get<Board>(`/house/${id}/board`);
  const { date, part, at } = freePart(week);
  const late = await lateShift(admin, id, week);

  const page = await lent('team_leader');
  await page.goto('/team-leader/support-workers');
  await press(page, main(page).getByRole('button', { name: TITLE }));
  await page.getByRole('menuitem', { name, exact: true }).click();
  await expect(page).toHaveURL(`/team-leader/whos-coming/${id}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(main(page).getByText(name, { exact: true })).toBeVisible();
  await expect(main(page).getByRole('columnheader').filter({ hasText: 'Today' })).toHaveCount(1);
  await expectAccessible(page);

  await press(page, main(page).getByRole('button', { name: 'Add outing' }));
  const adding = page.getByRole('dialog', { name: 'Add outing' });
  await expect(adding.getByLabel(specified('field.outing.title'))).toBeFocused();
  await page.keyboard.type('Pic', { delay: SLOW });
  await page.keyboard.type('nic', { delay: 40 });
  const day = adding.getByLabel(specified('field.outing.date'), { exact: true });
  await tabTo(page, day);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(date.split('-').reverse().join('/'), { delay: 30 });
  await adding.getByLabel(specified('field.outing.part')).selectOption(part);
  await adding.getByLabel(specified('field.outing.symbol')).selectOption('park');
  await expectAccessible(page);
  await press(page, adding.getByRole('button', { name: 'Add outing' }));
  await expect(adding).toBeHidden();
  const label = { morning: 'Morning', afternoon: 'Afternoon', night: 'Night' }[part] ?? part;
  await expect(row(page, label).getByRole('cell').nth(at)).toContainText('Picnic');

  const [paper = '', ...more] = pdfPages(await page.pdf({ preferCSSPageSize: true })).map((text) => text.replaceAll(' ', ''));
  expect(more).toEqual([]);
  expect(paper).toContain("Who'scoming");
  expect(paper).toContain('Picnic');
  for (const none of ['Today', 'Print', 'Dashboard']) expect(paper).not.toContain(none);
  const [, width = 0, height = 0] =
    /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec((await page.pdf({ preferCSSPageSize: true })).toString('latin1')) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595]);

  await press(page, main(page).getByRole('button', { name: 'Link for 7 days' }));
  const links = page.getByRole('dialog', { name: 'Links to this board' });
  await press(page, links.getByRole('button', { name: 'Make a link' }));
  const address = await links.getByRole('textbox', { name: 'Link' }).inputValue();
  await expect(links.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);

  const guest = await pageFor(null, PHONE);
  await guest.goto(new URL(address).pathname);
  await expect(main(guest).getByRole('heading', { level: 2 })).toContainText('Today');
  await expect(main(guest).getByRole('table')).toBeHidden();
  await expectNoSidewaysScroll(guest);
  await expectAccessible(guest);
  await guest.setViewportSize({ width: 1440, height: 900 });
  await expect(row(guest, label).getByRole('cell').nth(at)).toContainText('Picnic');
  await expectAccessible(guest);
  const surname = late.worker?.last_name ?? 'nobody';
  await expect(main(guest)).not.toContainText(surname);
  const face = main(guest).getByRole('table').locator('img').first();
  await expect(face).toHaveJSProperty('complete', true);
  expect(await face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const seen = main(guest)
    .getByRole('table')
    .getByText(late.worker?.first_name ?? 'nobody', { exact: true });
  await expect(seen).not.toHaveCount(0);
  const before = await seen.count();
  await admin.call('DELETE', `/shift/delete?ids=${late.id}`);
  await expect(seen).toHaveCount(before - 1, NEXT_READ);

  await press(page, links.getByRole('button', { name: /^Revoke the link/ }));
  await press(page, confirmDialog(page, 'Revoke').confirm);
  await expect(page.getByRole('dialog', { name: 'Links to this board' }).getByText('No link works at present.')).toBeVisible();
  await expect(main(guest).getByText(specified('board.link_over'))).toBeVisible(NEXT_READ);
  await expect(main(guest)).not.toContainText('Picnic');

  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await main(page).getByRole('table').getByRole('button', { name: 'Change Picnic' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete outing' }).click();
  await press(page, confirmDialog(page, specified('records.delete')).confirm);
  await expect(main(page).getByText('Picnic')).toHaveCount(0);
  await expect(chrome(page).toast(specified('success.deleted', { Record: 'Outing' }))).toBeVisible();
  const { days } = await leader.get<{ days: { parts: { outing: Outing | null }[] }[] }>(`/house/${id}/board`);
  expect(days.flatMap(({ parts }) => parts.flatMap(({ outing }) => outing?.title ?? []))).not.toContain('Picnic');
});

test('the board opens from the page of a house, week by week; a phone shows today alone', async ({ lent, as }) => {
  const [house] = await (await as('super_admin')).get<Named[]>('/options/houses');
  const { id } = house as Named;
  const page = await lent('super_admin');
  await page.goto(`/admin/houses/detail/${id}/overview`);
  await main(page).getByRole('link', { name: TITLE }).click();
  await expect(page).toHaveURL(`/admin/whos-coming/${id}`);
  const today = main(page).getByRole('columnheader').filter({ hasText: 'Today' });
  await expect(today).toHaveCount(1);
  await main(page).getByRole('button', { name: 'Next week' }).click();
  await expect(page).toHaveURL(/\?day=\d{4}-\d\d-\d\d$/);
  await expect(today).toHaveCount(0);
  await main(page).getByRole('button', { name: 'This week' }).click();
  await expect(today).toHaveCount(1);
  await page.setViewportSize(PHONE.viewport);
  await expect(main(page).getByRole('table')).toBeHidden();
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveText(['Morning', 'Afternoon', 'Night']);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
