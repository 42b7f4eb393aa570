import type { Page } from '@playwright/test';
import type { Page as ListPage } from '@careloom/contract/envelope';
import type { ServiceAgreement } from '@careloom/contract/resources/agreements';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { specified } from '../support/catalogue';

/** The service agreements of a worker on the admin side: sent, ended and terminated. */
test.describe.configure({ mode: 'serial' });

let worker: SupportWorker;
let latest: ServiceAgreement;
const soon = new Date(Date.now() + 2 * 365 * 86_400_000).toISOString();
const main = (page: Page) => page.getByRole('main');
const row = (page: Page, status: string) =>
  main(page)
    .getByRole('row')
    .filter({ hasText: specified(`option.agreement_status.${status}`) });

async function pick(page: Page, status: string, action: string) {
  await row(page, status).getByRole('button').click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('R2-219 R4-033 R2-070: an agreement is sent with a preview of the document, in which differences are marked', async ({
  as,
  visit,
}) => {
  const admin = await as('super_admin');
  const { items } = await admin.get<ListPage<SupportWorker>>('/support-worker', { per_page: 100 });
  // Other tests create workers with agreements of ten years: a following one would start later than allowed.
  worker = items.find(
    ({ service_agreement: own }) => own?.status === 'signed' && own.end_date !== null && own.end_date < soon,
  ) as SupportWorker;
  const { items: own } = await admin.get<ListPage<ServiceAgreement>>('/support-worker/service-agreements', { user_id: worker.id });
  latest = own.find(({ status }) => status === 'signed') as ServiceAgreement;
  const page = await visit('super_admin', `/admin/support-workers/detail/${worker.id}/service-agreements`);
  await expect(page.getByRole('link', { name: 'Service Agreements' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: specified('form.send_service_agreement') }).click();
  const dialog = page.getByRole('dialog', { name: specified('form.send_service_agreement') });
  const paper = dialog.getByRole('region', { name: 'What the worker will read' });
  const hours = dialog.getByLabel(specified('field.agreement.hours_of_work'));
  await expect(hours).toHaveValue(latest.hours_of_work);
  await expect(paper.getByText(latest.hours_of_work)).toBeVisible();
  await expect(paper.locator('mark').filter({ hasText: latest.hours_of_work })).toHaveCount(0);
  await hours.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Up to 30 hours', { delay: 60 });
  await expect(hours).toBeFocused();
  await expect(paper.locator('mark').filter({ hasText: 'Up to 30 hours' })).toBeVisible();
  await dialog.getByRole('button', { name: specified('button.send'), exact: true }).click();
  await expect(chrome(page).toast(specified('success.agreement_sent'))).toBeVisible();
  await expect(row(page, 'awaiting_signature')).toContainText(latest.provider.name);
});

test('R4-029: a draft is listed as Pending sign', async ({ visit, as }) => {
  const admin = await as('super_admin');
  const { items } = await admin.get<ListPage<SupportWorker>>('/support-worker', { per_page: 100 });
  const other = items.find((one) => one.id !== worker.id && one.service_agreement?.status === 'signed');
  const { provider, pay_level: level, services, hours_of_work, term } = latest;
  const draft = await admin.post<ServiceAgreement>('/support-worker/service-agreement', {
    user_id: other?.id,
    provider_id: provider.id,
    pay_level_id: level.id,
    services,
    hours_of_work,
    term,
    abn: other?.details.abn,
    commencement_date: '2027-06-01',
    agreement_date: '2027-05-01',
  });
  const page = await visit('super_admin', `/admin/support-workers/detail/${other?.id}/service-agreements`);
  await expect(row(page, 'pending_sign')).toContainText(provider.name);
  expect((await admin.call('DELETE', `/support-worker/service-agreement/${draft.id}`)).status).toBe(200);
  await expect(row(page, 'pending_sign')).toHaveCount(0);
  await page.goto(`/admin/support-workers/detail/${worker.id}/service-agreements`);
});

test('a worker who was notified of an agreement today is not reminded of it', async ({ standing }) => {
  const page = await standing('super_admin');
  await pick(page, 'awaiting_signature', specified('agreement.remind'));
  await expect(chrome(page).toast(specified('agreement.told_lately'))).toBeVisible();
});

test('R4-035 R7-031: the document of an agreement is downloaded from its storage path', async ({ standing }) => {
  const page = await standing('super_admin');
  const link = row(page, 'signed').getByRole('link', { name: /^Open the document/ });
  await expect(link).toHaveAttribute('href', /^\/storage\/app\/service-agreements\/service_agreement_\d+\.pdf\?/);
  const document = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(document.headers()['content-type']).toBe('application/pdf');
  expect((await document.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('R4-034 R8-058: an agreement is terminated with a reason', async ({ standing }) => {
  const page = await standing('super_admin');
  await pick(page, 'awaiting_signature', specified('button.terminate'));
  const dialog = page.getByRole('dialog', { name: 'Terminate service agreement' });
  await expect(dialog.getByText(specified('confirm.terminate'))).toBeVisible();
  await dialog.getByLabel(specified('field.agreement.terminate_reason')).click();
  await page.keyboard.type('Another provider.', { delay: 30 });
  await dialog.getByRole('button', { name: specified('button.terminate'), exact: true }).click();
  await expect(chrome(page).toast(specified('success.agreement_terminated'))).toBeVisible();
  await pick(page, 'terminated', specified('records.view'));
  await expect(page.getByRole('dialog').getByText('Another provider.')).toBeVisible();
  await page.keyboard.press('Escape');
});

test('R4-032 R8-059: a signed agreement ends after a confirmation', async ({ standing }) => {
  const page = await standing('super_admin');
  await pick(page, 'signed', 'End');
  await page.getByRole('alertdialog').getByRole('button', { name: 'End', exact: true }).click();
  const choose = page.getByRole('alertdialog').getByRole('button', { name: specified('dependents.release') });
  await choose
    .or(chrome(page).toast(specified('success.agreement_ended')))
    .first()
    .waitFor();
  if (await choose.isVisible()) await choose.click();
  await expect(chrome(page).toast(specified('success.agreement_ended'))).toBeVisible();
  await expect(row(page, 'signed')).toHaveCount(0);
  await expect(row(page, 'ended').first()).toBeVisible();
});
