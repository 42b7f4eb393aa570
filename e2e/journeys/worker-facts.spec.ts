import type { Page } from '@playwright/test';
import type { Page as ListPage } from '@careloom/contract/envelope';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { recordPage } from '../pages/record-page';
import type { Api } from '../support/api';
import { specified } from '../support/catalogue';
import { dayInWords } from '../support/day-words';

/** The facts on the pages of workers, and the filters of their lists. */

const verified = async (api: Api) => (await api.get<ListPage<SupportWorker>>('/support-worker', { per_page: 100 })).items;
const fullName = ({ first_name, last_name }: SupportWorker) => `${first_name} ${last_name}`;
const day = (instant: string) => dayInWords(new Date(instant));
/** The count next to the title of a list. */
const count = (page: Page) => chrome(page).heading.locator('xpath=following-sibling::*[1]');

async function open(page: Page, { id }: SupportWorker) {
  await page.goto(`/admin/support-workers/detail/${id}/overview`);
  return recordPage(page);
}

test('R3-078 R3-080 R3-083: a worker has the name, the date of application and the address info under their labels', async ({
  pages,
  as,
}) => {
  const worker = (await verified(await as('super_admin'))).find(({ location }) => location.suburb && location.state) as SupportWorker;
  const page = await pages('super_admin');
  const { main, fact } = await open(page, worker);
  await expect(chrome(page).heading).toHaveText(fullName(worker));
  await expect(fact('field.worker.date_of_application')).toHaveText(day(worker.created_at));
  const { suburb, state, post_code } = worker.location;
  const place = main.locator('.cl-detailhead').getByText(`${suburb} ${state?.name} ${post_code}`);
  await expect(place.locator('xpath=..')).toContainText(specified('field.worker.address_info'));
  await page.goto(`/admin/support-workers?search=${worker.email}`);
  await expect(main.getByRole('columnheader', { name: specified('field.worker.name') })).toBeVisible();
  await expect(main.getByRole('row').nth(1)).toContainText(fullName(worker));
});

test('R3-081 R3-082 R3-085: a worker has verification status, availability and service agreement', async ({ pages, as }) => {
  const worker = (await verified(await as('super_admin'))).find(
    ({ service_agreement }) => service_agreement?.status === 'signed',
  ) as SupportWorker;
  const { main, fact } = await open(await pages('super_admin'), worker);
  await expect(main.locator('.cl-detailhead .cl-tag').first()).toHaveText(specified('option.verification.verified'));
  await expect(fact('field.worker.availability')).toHaveText(specified(`option.availability.${worker.availability}`));
  const shown = worker.service_agreement?.expiry_message ?? specified('option.agreement_status.signed');
  await expect(fact('field.worker.service_agreement')).toContainText(shown);
});

test('R3-079 R3-084: a worker has the saved Xero contact ID and other info', async ({ pages, as }) => {
  const api = await as('super_admin');
  const worker = (await verified(api)).find(({ xero_contact_id }) => xero_contact_id !== null) as SupportWorker;
  const note = `Drives a van, since ${Date.now()}.`;
  expect((await api.call('PUT', `/support-worker/${worker.id}`, { other_info: note })).status).toBe(200);
  const { fact } = await open(await pages('super_admin'), worker);
  await expect(fact('field.worker.xero_contact_id')).toHaveText(worker.xero_contact_id ?? '');
  await expect(fact('field.worker.other_info')).toHaveText(note);
});

const LISTS = [
  ['R3-087', 'pending', '/admin/new-applicants'],
  ['R3-088', 'verified', '/admin/support-workers'],
  ['R3-089', 'rejected', '/admin/rejected-applicants'],
] as const;
for (const [id, status, pathname] of LISTS) {
  test(`${id}: workers who are ${status} have a separate list, and their pages show the status`, async ({ visit, as }) => {
    const query = { verification_status: status, per_page: 100 };
    const { items, total } = await (await as('super_admin')).get<ListPage<SupportWorker>>('/support-worker', query);
    expect(new Set(items.map(({ verification_status }) => verification_status))).toEqual(new Set([status]));
    const page = await visit('super_admin', pathname);
    await expect(count(page)).toHaveText(String(total));
    await recordPage(page).main.locator('[data-open]').first().click();
    const heading = recordPage(page).main.locator('.cl-detailhead');
    await expect(heading.locator('.cl-tag').first()).toHaveText(specified(`option.verification.${status}`));
    expect(items.map(fullName)).toContain(await chrome(page).heading.textContent());
  });
}

for (const [ids, availability] of [
  ['R3-090 R4-024', 'available'],
  ['R3-091 R4-025', 'occupied'],
] as const) {
  test(`${ids}: the list of workers is filtered to those who are ${availability}, each with its tag`, async ({ visit, as }) => {
    const word = specified(`option.availability.${availability}`);
    const { total } = await (await as('super_admin')).get<ListPage<SupportWorker>>('/support-worker', { availability });
    const page = await visit('super_admin', '/admin/support-workers');
    const { main } = recordPage(page);
    await main.getByRole('button', { name: specified('field.worker.availability') }).click();
    await page.getByRole('dialog').getByText(word, { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(new RegExp(`availability=${availability}`));
    await expect(count(page)).toHaveText(String(total));
    const rows = main.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect(rows.filter({ hasNotText: word })).toHaveCount(0);
    await expect(rows).not.toHaveCount(0);
  });
}
