import type { Page as ListPage } from '@careloom/contract/envelope';
import type { Named } from '@careloom/contract/entities';
import type { ApiToken } from '@careloom/contract/resources/api-tokens';
import type { Board } from '@careloom/contract/resources/boards';
import type { Participant } from '@careloom/contract/resources/house-participants';
import type { House } from '@careloom/contract/resources/houses';
import { type PayLevel, payLevelLabels } from '@careloom/contract/resources/pay-levels';
import type { Grants } from '@careloom/contract/resources/roles';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { expect, test } from '../fixtures/test';
import { expectBoard } from '../pages/board';
import { chrome } from '../pages/chrome';
import { openFromMenu, openGroup } from '../pages/menu';
import { payLevelForm } from '../pages/pay-level-form';
import { recordPage } from '../pages/record-page';
import { expectGrants } from '../pages/roles-page';
import { expectSeen, expectShown, listen } from '../pages/shown';
import type { Api } from '../support/api';
import { specified } from '../support/catalogue';
import { assignTo, postJob } from '../support/hiring';
import { newWorker, signAgreement } from '../support/new-worker';
import { ROLES, type Role } from '../support/roles';

/** The API's records on the other screens of workforce and settings: opened by click, and again by address. */

const all = async <Found>(api: Api, path: string) => (await api.get<ListPage<Found>>(path)).items;
const nameOf = ({ first_name, last_name }: SupportWorker) => `${first_name} ${last_name}`;
const DAY_MS = 86_400_000;
const yesterday = () => new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
const dayOf = (iso: string) =>
  new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(iso));

test('a participant and the board of a house show what is stored, by click and by address', async ({ signedIn, as }) => {
  test.setTimeout(60_000);
  const api = await as('super_admin');
  const house = (await all<House>(api, '/house?per_page=100')).find((one) => one.participants_count > 0 && one.workers.length > 0) as House;
  const [participant] = await all<Participant>(api, `/house/${house.id}/house-participants`);
  const { id, name, dob, support_coordinator, parent_guardian, plan_manager } = participant as Participant;
  const page = await signedIn('super_admin');
  const expectQuiet = listen(page);
  await page.goto(`/admin/houses/detail/${house.id}/participants`);
  await recordPage(page).main.getByRole('link', { name }).first().click();
  await expectShown(page, `/admin/houses/detail/${house.id}/participants/${id}`, {
    facts: {
      'field.participant.name': name,
      'field.participant.date_of_birth': dayOf(dob),
      'field.participant.support_coordinator': support_coordinator ?? '–',
      'field.participant.parent_guardian': parent_guardian ?? '–',
      'field.participant.plan_manager': plan_manager ?? '–',
    },
  });
  await expect(chrome(page).crumbs).toContainText([house.name, name]);
  await page.goto(`/admin/houses/detail/${house.id}/overview`);
  await recordPage(page).main.getByRole('link', { name: "Who's coming" }).click();
  await expect(page).toHaveURL(`/admin/whos-coming/${house.id}`);
  const board = await api.get<Board>(`/house/${house.id}/board`);
  await expectBoard(page, board);
  await page.reload();
  await expectBoard(page, board);
  expectQuiet();
});

/** Archives somebody who worked at a house, by a job that is over. @returns the name */
async function archiveFormer(address: string, admin: Api, leader: Api, houseId: number) {
  const name = { first_name: 'Ondine', last_name: 'Farrell' };
  const worker = await newWorker(address, admin, name);
  const [level] = await all<PayLevel>(admin, '/pay-level');
  await signAgreement(admin, worker, { from: yesterday(), pay_level_id: level?.id ?? 0 });
  const job = await postJob(admin, 'Evenings that are over', houseId, yesterday());
  await assignTo(admin, worker, job);
  await admin.post('/jobs/close', { id: job.id });
  await leader.post('/support-worker/archive', { id: worker.id });
  return `${name.first_name} ${name.last_name}`;
}

test('R2-087 R2-162: a team leader sees their workers and the archived ones, under both spellings', async ({ signedIn, as, product }) => {
  test.setTimeout(90_000);
  const api = await as('team_leader');
  const [worker] = await all<SupportWorker>(api, '/team-leader/support-worker');
  const [house] = await api.get<Named[]>('/options/houses');
  const archived = await archiveFormer(product.address, await as('super_admin'), api, house?.id ?? 0);
  const page = await signedIn('team_leader');
  const expectQuiet = listen(page);
  await page.goto('/team-leader/dashboard');
  await openFromMenu(page, { group: 'menu.group.masters', item: 'menu.masters.archived' });
  await expectShown(page, '/team-leader/archived-support-workers', { row: [archived] });
  const led = worker as SupportWorker;
  await page.goto('/team_leader/support-workers');
  await expectSeen(page, { heads: ['Name', 'House'], row: [nameOf(led), led.current_house?.name ?? ''] });
  for (const [tab, seen] of [
    ['overview', { facts: { 'field.house.email': led.email, 'field.house.suburb': led.location.suburb ?? '' } }],
    ['jobs', {}],
    ['shifts', {}],
  ] as const) {
    await page.goto(`/team_leader/support-workers/detail/${led.id}/${tab}`);
    await expect(chrome(page).heading).toHaveText(nameOf(led));
    await expectSeen(page, seen);
  }
  await page.goto(`/team_leader/whos-coming/${house?.id ?? 0}`);
  await expectBoard(page, await api.get<Board>(`/house/${house?.id ?? 0}/board`));
  expectQuiet();
});

test('R2-176: a pay level shows its bands and rates, and a new one is empty, by click and by address', async ({ signedIn, as }) => {
  test.setTimeout(60_000);
  const [level] = await all<PayLevel>(await as('super_admin'), '/pay-level?per_page=100&sort=name&dir=asc');
  const { id, name, saturday_rate, sunday_rate, holiday_rate, timings } = level as PayLevel;
  const page = await signedIn('super_admin');
  const expectQuiet = listen(page);
  const form = payLevelForm(page);
  const rates = { saturday_rate, sunday_rate, holiday_rate };
  await page.goto('/admin/pay-level');
  await recordPage(page).row(name).getByRole('link').click();
  await expectShown(page, `/admin/pay-level/edit/${id}`, {
    fields: {
      [payLevelLabels.name]: name,
      ...Object.fromEntries(Object.entries(rates).map(([field, rate]) => [payLevelLabels[field as keyof typeof rates], rate ?? ''])),
    },
  });
  for (const [at, band] of timings.entries()) {
    await expect(form.inBand(at, 'start_time')).toHaveValue(band.start_time);
    await expect(form.inBand(at, 'pay_rate')).toHaveValue(band.pay_rate);
  }
  await page.goBack();
  await page
    .getByRole('button', { name: specified('form.add_pay_level') })
    .filter({ visible: true })
    .click();
  await expect(chrome(page).heading).toHaveText(specified('form.add_pay_level'));
  await expectShown(page, '/admin/pay-level/add', { fields: { [payLevelLabels.name]: '', [payLevelLabels.saturday_rate]: '' } });
  expectQuiet();
});

test('API access and Roles show what is stored, by click and by address', async ({ signedIn, as }) => {
  test.setTimeout(60_000);
  const api = await as('super_admin');
  const [token] = await all<ApiToken>(api, '/api-tokens');
  const grants = await api.get<Grants[]>('/roles');
  const page = await signedIn('super_admin');
  const expectQuiet = listen(page);
  await page.goto('/admin');
  await openFromMenu(page, { item: 'menu.api_access' });
  const { name, prefix, last_four, permissions } = token as ApiToken;
  await expectShown(page, '/admin/api-access', {
    heads: ['Name', 'Status', 'Permissions', 'Last used'],
    row: [name, `${prefix}…${last_four}`, String(permissions.length)],
  });
  await openGroup(page, 'menu.group.masters');
  await chrome(page).item('Roles').click();
  await expect(page).toHaveURL('/admin/my-team/roles');
  await expectGrants(page, grants);
  await page.reload();
  await expectGrants(page, grants);
  expectQuiet();
});

for (const role of Object.keys(ROLES) as Role[]) {
  test(`Change password of ${role} has its three empty fields and the rules, by its address`, async ({ signedIn }) => {
    const page = await signedIn(role);
    const expectQuiet = listen(page);
    await page.goto(`/${ROLES[role].area}/change-password`);
    await expect(chrome(page).heading).toHaveText(specified('screen.change_password'));
    await expectSeen(page, {
      fields: { 'records.current_password': '', 'records.new_password': '', 'records.confirm_password': '' },
    });
    await expect(recordPage(page).main.getByText('8 to 30 characters')).toBeVisible();
    expectQuiet();
  });
}
