import type { Page } from '@playwright/test';
import type { Page as ListPage } from '@careloom/contract/envelope';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { recordPage } from '../pages/record-page';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import type { Api } from '../support/api';
import { specified } from '../support/catalogue';
import { PASSWORD } from '../support/roles';

/** New applicants, from their registration to the decision, the archive and the restoration. */
test.describe.configure({ mode: 'serial' });

const TURN = String(Date.now()).slice(-6);
const ANSWERS = {
  why_contractor: 'My grandmother lived with us until she was 94.',
  prior_experience: 'Four years at a day program.',
  heard_about: 'From a friend',
};
const ABNS = ['51824753556', '53004085616', '83914571673', '33051775556'];
let applicants: SupportWorker[] = [];

const fullName = ({ first_name, last_name }: SupportWorker) => `${first_name} ${last_name}`;
const pending = async (api: Api) =>
  (await api.get<ListPage<SupportWorker>>('/support-worker', { verification_status: 'pending', per_page: 100 })).items;
const at = ({ id }: SupportWorker) => `/admin/new-applicants/detail/${id}/overview`;
/** The address of a record with the state of the list that linked to it. */
const inList = (of: SupportWorker) => `${at(of)}?list_search=${of.last_name}`;
const status = (page: Page) => recordPage(page).main.locator('.cl-detailhead .cl-tag').first();

async function register(api: Api, name: string, abn: string) {
  await api.post('/auth/register', {
    ...ANSWERS,
    first_name: name,
    last_name: `Okoro${TURN}`,
    email: `${name.toLowerCase()}.${TURN}@careloom.test`,
    dob: '1990-02-01',
    contact_no: '0412345678',
    gender: 'female',
    address: '1 High Street',
    suburb: 'Orange',
    state_id: 1,
    post_code: '2800',
    abn,
    bringing_clients: 1,
    clients: [{ name: 'Robert H.', email: 'robert.h@example.com' }],
    weekly_hours: 24,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  });
}

test('R4-022 R4-026 R8-056: A asks before an applicant is approved, and then the next one is open', async ({ visit, as }) => {
  const admin = await as('super_admin');
  for (const [index, name] of ['Ada', 'Bea', 'Cleo'].entries()) await register(admin, name, ABNS[index] ?? '');
  const mine = (await pending(admin)).filter(({ last_name }) => last_name === `Okoro${TURN}`);
  applicants = mine;
  const [first, second] = mine as [SupportWorker, SupportWorker, SupportWorker];
  const page = await visit('super_admin', `/admin/new-applicants?search=${first.last_name}`);
  await recordPage(page)
    .main.getByRole('link', { name: fullName(first) })
    .click();
  await expect(status(page)).toHaveText(specified('option.verification.pending'));
  await expect(recordPage(page).main.getByRole('link', { name: specified('worker.next_applicant') })).toHaveAttribute(
    'href',
    inList(second),
  );
  await expectAccessible(page);
  await page.keyboard.press('a');
  const { dialog, text, confirm, cancel } = confirmDialog(page, specified('button.approve'));
  await expect(text(specified('confirm.verify'))).toBeVisible();
  await expect(dialog).toContainText(fullName(first));
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(status(page)).toHaveText(specified('option.verification.pending'));
  await page.keyboard.press('a');
  await confirm.click();
  await expect(chrome(page).toast(specified('success.worker_verified'))).toBeVisible();
  await expect(chrome(page).heading).toHaveText(fullName(second));
  await expect(page).toHaveURL(inList(second));
  await page.goto(`/admin/support-workers?search=${first.last_name}`);
  await expect(recordPage(page).row(fullName(first))).toBeVisible();
});

const FACTS = [
  [
    'R3-092 R3-093 R3-098',
    {
      why_become_a_contractor: ANSWERS.why_contractor,
      prior_experience: ANSWERS.prior_experience,
      how_they_heard_about_the_product: ANSWERS.heard_about,
    },
  ],
  ['R3-094 R3-095 R3-096', { bringing_clients: /Robert H\..*robert\.h@example\.com/ }],
  ['R3-097 R3-036 R3-086', { weekly_hours_wanted: '24.00 h', abn: '53 004 085 616' }],
] as const;

for (const [ids, facts] of FACTS) {
  test(`${ids}: the applicant’s page shows ${Object.keys(facts).join(', ').replaceAll('_', ' ')}`, async ({ standing }) => {
    const page = await standing('super_admin');
    const bea = applicants.find(({ first_name }) => first_name === 'Bea');
    if (bea) await page.goto(at(bea));
    for (const [field, shown] of Object.entries(facts) as [string, string | RegExp][])
      await expect(recordPage(page).fact(`field.worker.${field}`)).toHaveText(shown);
  });
}

test('R1-033: a senior manager approves on the page of the applicant; a slower second decision is refused', async ({ visit }) => {
  const [, second] = applicants as [SupportWorker, SupportWorker, SupportWorker];
  const slow = await visit('super_admin', at(second));
  await recordPage(slow).button('button.reject').waitFor();
  const manager = await visit('senior_manager', at(second));
  await manager
    .getByRole('main')
    .getByRole('button', { name: specified('button.approve') })
    .click();
  const slower = confirmDialog(slow, specified('button.reject'));
  await slow.keyboard.press('r');
  await expect(slower.text(specified('confirm.reject'))).toBeVisible();
  await confirmDialog(manager, specified('button.approve')).confirm.click();
  await expect(chrome(manager).toast(specified('success.worker_verified'))).toBeVisible();
  await slower.confirm.click();
  await expect(chrome(slow).toast(specified('worker.not_pending'))).toBeVisible();
  await slow.goto(at(second));
  await expect(status(slow)).toHaveText(specified('option.verification.verified'));
});

test('R6-013: team leaders and workers neither see Approve and Reject nor may call them', async ({ visit, as }) => {
  const applicant = applicants[2] as SupportWorker;
  for (const role of ['team_leader', 'worker'] as const)
    for (const decision of ['verify', 'reject'])
      expect((await (await as(role)).call('POST', `/support-worker/${decision}`, { id: applicant.id })).status).toBe(401);
  const {
    items: [led],
  } = await (await as('team_leader')).get<ListPage<SupportWorker>>('/team-leader/support-worker');
  const leader = await visit('team_leader', `/team-leader/support-workers/detail/${led?.id ?? 0}/overview`);
  await expect(chrome(leader).heading).toContainText(led?.last_name ?? '-');
  const worker = await visit('worker', at(applicant));
  await expect(chrome(worker).heading).toBeVisible();
  for (const page of [leader, worker])
    for (const word of ['button.approve', 'button.reject'] as const)
      await expect(page.getByRole('button', { name: specified(word), exact: true })).toHaveCount(0);
});

test('R4-023 R4-027 R8-057: on a phone, Reject asks first, and the applicant is listed under Rejected Workers', async ({ lent }) => {
  const [, , third] = applicants as [SupportWorker, SupportWorker, SupportWorker];
  const page = await lent('super_admin', { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });
  await page.goto(at(third));
  await recordPage(page)
    .main.getByRole('button', { name: specified('button.reject') })
    .tap();
  const { text, confirm } = confirmDialog(page, specified('button.reject'));
  await expect(text(specified('confirm.reject'))).toBeVisible();
  await expectAccessible(page);
  await confirm.tap();
  await expect(chrome(page).toast(specified('success.worker_rejected'))).toBeVisible();
  await page.goto(`/admin/rejected-applicants?search=${third.last_name}`);
  await expect(page.getByRole('main').getByRole('link', { name: fullName(third) })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a worker is archived after a confirmation, listed under Archived, and restored', async ({ visit }) => {
  const [first] = applicants as [SupportWorker];
  const page = await visit('super_admin', `/admin/support-workers/detail/${first.id}/overview`);
  const message = recordPage(page).main.getByRole('link', { name: specified('person.message'), exact: true });
  await expect(message).toHaveAttribute('href', `/admin/inbox?with=${first.id}`);
  const archive = page.getByRole('menuitem', { name: specified('button.archive'), exact: true });
  await recordPage(page).more(fullName(first)).click();
  await archive.click();
  const { text, confirm } = confirmDialog(page, specified('button.archive'));
  await expect(text(specified('confirm.archive_worker'))).toBeVisible();
  await confirm.click();
  await expect(chrome(page).toast(specified('success.worker_archived'))).toBeVisible();
  await page.goto(`/admin/archived-support-workers?search=${first.last_name}`);
  await recordPage(page)
    .main.getByRole('link', { name: fullName(first) })
    .click();
  await recordPage(page).button('button.restore').click();
  await expect(chrome(page).toast(specified('success.worker_restored'))).toBeVisible();
  await expect(message).toBeVisible();
  await expect(recordPage(page).button('button.restore')).toHaveCount(0);
  await recordPage(page).more(fullName(first)).click();
  await expect(archive).toBeVisible();
});

test('a worker is archived and restored from the rows of the lists', async ({ pages }) => {
  const [first] = applicants as [SupportWorker];
  const name = fullName(first);
  const page = await pages('super_admin');
  const open = async (action: string) => {
    await recordPage(page)
      .row(name)
      .getByRole('button', { name: specified('list.actions_for', { name }) })
      .click();
    await page.getByRole('menuitem', { name: specified(action), exact: true }).click();
  };
  await page.goto(`/admin/support-workers?search=${first.last_name}`);
  await open('button.archive');
  await confirmDialog(page, specified('button.archive')).confirm.click();
  await expect(chrome(page).toast(specified('success.worker_archived'))).toBeVisible();
  await expect(recordPage(page).row(name)).toHaveCount(0);
  await page.goto(`/admin/archived-support-workers?search=${first.last_name}`);
  await open('button.restore');
  await expect(chrome(page).toast(specified('success.worker_restored'))).toBeVisible();
  await expect(recordPage(page).row(name)).toHaveCount(0);
});
