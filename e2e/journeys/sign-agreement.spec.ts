import type { Page } from '@playwright/test';
import type { Page as ListPage } from '@careloom/contract/envelope';
import { agreementLabels, type ServiceAgreement } from '@careloom/contract/resources/agreements';
import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import type { Api } from '../support/api';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { SLOW } from '../support/hands';

/** A service agreement reaches a worker, who reads and signs it. */
test.describe.configure({ mode: 'serial' });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const LIST = '/worker/service-agreements';
const NAME = 'Aroha Ngata-Williams';

async function send(admin: Api, worker: Api): Promise<ServiceAgreement> {
  const { user_id, abn } = (await worker.get<ListPage<ServiceAgreement>>('/support-worker/service-agreements')).items[0] ?? {};
  const [provider] = (await admin.get<ListPage<{ id: number }>>('/providers')).items;
  const [level] = (await admin.get<ListPage<{ id: number }>>('/pay-level')).items;
  return admin.post<ServiceAgreement>('/support-worker/send-service-agreement-request', {
    user_id,
    provider_id: provider?.id,
    commencement_date: '2027-02-01',
    services: 'Personal care\nCommunity access',
    hours_of_work: 'Up to 24 hours a week',
    term: 12,
    additional_requirements: 'Keeps the first aid certificate current.',
    abn,
    pay_level_id: level?.id,
    agreement_date: '2027-01-15',
  });
}

const main = (page: Page) => page.getByRole('main');
const fact = (page: Page, label: string) =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
    .locator('dd')
    .first();

let sent: ServiceAgreement;

test('R1-034 R1-008 R4-030: a sent agreement appears in the list of its worker at once, awaiting signature', async ({ as, visit }) => {
  const page = await visit('worker', '/worker/inbox');
  await chrome(page)
    .sidebar.getByRole('link', { name: specified('menu.service_agreements') })
    .click();
  await expect(page).toHaveURL(LIST);
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Service Agreements');
  const rows = main(page).getByRole('row');
  await expect(rows.getByText(specified('option.agreement_status.ended'))).not.toHaveCount(0);
  const before = await rows.count();
  sent = await send(await as('super_admin'), await as('worker'));
  await expect(rows).toHaveCount(before + 1);
  await expect(rows.nth(1)).toContainText(specified('option.agreement_status.awaiting_signature'));
  await rows.nth(1).getByRole('link').click();
  await expect(page).toHaveURL(`${LIST}/${sent.id}`);
});

const SHOWN = {
  provider_id: () => sent.provider.name,
  first_name: () => sent.first_name,
  last_name: () => sent.last_name,
  commencement_date: () => '1 Feb 2027',
  services: () => 'Personal care\nCommunity access',
  hours_of_work: () => 'Up to 24 hours a week',
  term: () => '12 months',
  additional_requirements: () => 'Keeps the first aid certificate current.',
  abn: () => sent.abn.replace(/(..)(...)(...)(...)/, '$1 $2 $3 $4'),
  pay_level_id: () => sent.pay_level.name,
  agreement_date: () => '15 Jan 2027',
} as const;
const LABELS = { ...agreementLabels, first_name: 'field.agreement.first_name', last_name: 'field.agreement.last_name' } as const;

for (const [ids, fields] of [
  ['R3-099 R3-100 R3-101', ['provider_id', 'first_name', 'last_name']],
  ['R3-102 R3-103 R3-104', ['commencement_date', 'services', 'hours_of_work']],
  ['R3-105 R3-106 R3-107', ['term', 'additional_requirements', 'abn']],
  ['R3-108 R3-109', ['pay_level_id', 'agreement_date']],
] as const)
  test(`${ids}: the agreement shows ${fields.join(', ')} under their labels`, async ({ standing }) => {
    const page = await standing('worker');
    for (const field of fields) await expect(fact(page, specified(LABELS[field]))).toHaveText(SHOWN[field](), { useInnerText: true });
  });

test('R1-035: the worker reads the document and signs on a phone, with the name and a drawing; the signature can be verified', async ({
  as,
  lent,
}) => {
  const page = await lent('worker', PHONE);
  await page.goto(`${LIST}/${sent.id}`);
  const read = page.getByRole('link', { name: 'Read the agreement' });
  const document = await page.request.get((await read.getAttribute('href')) ?? '');
  expect(document.headers()['content-type']).toBe('application/pdf');
  expect((await document.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const consent = page.getByRole('checkbox', { name: specified('agreement.consent') });
  await consent.tap();
  await expect(consent).toBeChecked();
  const name = page.getByRole('textbox', { name: specified('field.agreement.signature') });
  await name.tap();
  await page.keyboard.type(NAME.slice(0, 5), { delay: SLOW });
  await page.keyboard.type(NAME.slice(5), { delay: 40 });
  await expect(name).toBeFocused();
  const pad = page.getByRole('img', { name: 'Signature, not drawn' });
  await pad.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(width).toBeGreaterThan(300);
  await page.mouse.move(x + width * 0.2, y + height * 0.7);
  await page.mouse.down();
  for (let at = 0; at <= 10; at++) await page.mouse.move(x + width * (0.2 + at * 0.05), y + height * (0.5 + 0.2 * Math.sin(at)));
  await page.mouse.up();
  await expect(page.getByRole('img', { name: 'Signature, drawn' })).toBeVisible();
  const signing = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Sign', exact: true }).tap();
  expect((await signing).postDataJSON()).toMatchObject({
    typed_name: NAME,
    signature: expect.stringMatching(/^data:image\/png;base64,.{200,}/),
  });
  await expect(page.getByText(specified('success.agreement_signed'))).toBeVisible();
  await expect(main(page).getByText(specified('option.agreement_status.signed'), { exact: true }).first()).toBeVisible();
  await expect(name).toBeHidden();
  const signed = await (await as('super_admin')).get<ServiceAgreement>(`/support-worker/service-agreement/${sent.id}`);
  expect(signed).toMatchObject({ status: 'signed', document_sha256: sent.document_sha256 });
  await page.goto((await page.getByRole('link', { name: 'Verify the signature' }).getAttribute('href')) ?? '');
  await expect(page.getByText(specified('agreement.verify.valid'))).toBeVisible();
  await expect(page.getByText(signed.document_sha256 ?? 'no hash')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  }
});

test('R3-110 R4-031: an agreement that is terminated while its worker signs is refused with its message, and no typed text is lost', async ({
  as,
  visit,
}) => {
  const admin = await as('super_admin');
  const other = await send(admin, await as('worker'));
  const page = await visit('worker', `${LIST}/${other.id}`);
  const name = page.getByRole('textbox', { name: specified('field.agreement.signature') });
  await name.click();
  await page.keyboard.type(NAME, { delay: 20 });
  await page.getByRole('checkbox', { name: specified('agreement.consent') }).check();
  await admin.post(`/support-worker/${other.id}/service-agreement-terminate`, { reason: 'The family moves away.' });
  await expect(fact(page, specified('field.agreement.terminate_reason'))).toHaveText('The family moves away.');
  await expect(main(page).getByText(specified('option.agreement_status.terminated'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(main(page).getByRole('alert')).toContainText(specified('agreement.not_awaiting'));
  await expect(name).toHaveValue(NAME);
});
