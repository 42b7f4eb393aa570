import type { Page as ListPage } from '@careloom/contract/envelope';
import type { Named } from '@careloom/contract/entities';
import type { ApiToken } from '@careloom/contract/resources/api-tokens';
import type { Board } from '@careloom/contract/resources/boards';
import type { Participant } from '@careloom/contract/resources/house-participants';
import type { House } from '@careloom/contract/resources/houses';
import { type PayLevel, payLevelLabels } from '@careloom/contract/resources/pay-levels';
import type { Grants } from '@careloom/contract/resources/roles';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { openFromMenu, openGroup } from '../pages/menu';
import { payLevelForm } from '../pages/pay-level-form';
import { recordPage } from '../pages/record-page';
import { expectSeen, expectShown, listen } from '../pages/shown';
import type { Api } from '../support/api';
import { specified } from '../support/catalogue';
import { ROLES, type Role } from '../support/roles';

/** What the other screens of workforce and settings show of the API's records: come to by click, and again by their address. */

const all = async <Found>(api: Api, path: string) => (await api.get<ListPage<Found>>(path)).items;
const nameOf = ({ first_name, last_name }: SupportWorker) => `${first_name} ${last_name}`;
const dayOf = (iso: string) =>
  new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(iso));

const ROLE_WORDS: Readonly<Record<Role, string>> = {
  super_admin: 'Super Admin',
  senior_manager: 'Senior Manager',
  team_leader: 'Team Leader',
  worker: 'Support Worker',
};

/** The board of a house: its week, and who comes in the first part of a day in which somebody does. */
async function expectBoard(page: Page, { house, days, leader }: Board) {
  const { main } = recordPage(page);
  await expect(chrome(page).heading).toHaveText("Who's coming");
  await expect(main.getByText(house.name, { exact: true })).toBeVisible();
  await expect(main.getByRole('columnheader')).toHaveCount(7);
  if (leader) await expect(main.getByText(leader.contact_no ?? leader.name).last()).toBeVisible();
  const [row, column] = ['morning', 'afternoon', 'night']
    .map((part) => [part, days.findIndex(({ parts }) => parts.some((one) => one.part === part && one.people.length > 0))] as const)
    .find(([, at]) => at >= 0) ?? ['morning', 0];
  const people = days[column]?.parts.find(({ part }) => part === row)?.people ?? [];
  expect(people.length, 'somebody comes to the house').toBeGreaterThan(0);
  const cell = main
    .getByRole('row')
    .filter({ hasText: new RegExp(row, 'i') })
    .getByRole('cell')
    .nth(column);
  for (const { name } of people) await expect(cell).toContainText(name);
}

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

test('R2-087 R2-162: a team leader sees the workers led and the archived ones, under both spellings', async ({ signedIn, as }) => {
  test.setTimeout(90_000);
  const api = await as('team_leader');
  const [worker] = await all<SupportWorker>(api, '/team-leader/support-worker');
  const [archived] = await all<SupportWorker>(api, '/team-leader/support-worker?archived=1');
  const [house] = await api.get<Named[]>('/options/houses');
  const page = await signedIn('team_leader');
  const expectQuiet = listen(page);
  await page.goto('/team-leader/dashboard');
  await openFromMenu(page, { group: 'menu.group.masters', item: 'menu.masters.archived' });
  await expectShown(page, '/team-leader/archived-support-workers', { row: archived ? [nameOf(archived)] : [] });
  if (!archived) await expect(recordPage(page).main.getByText(specified('common.no_records'))).toBeVisible();
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

test('R2-176: a pay level shows its bands and rates, and a new one begins empty, by click and by address', async ({ signedIn, as }) => {
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
  const expectGrants = async () => {
    for (const { role, permissions: granted } of grants) {
      const box = page.getByRole('checkbox', { name: new RegExp(`^Delete a shift: ${ROLE_WORDS[role]}`) });
      await expect(box).toBeChecked({ checked: granted.includes('shift-delete') });
    }
  };
  await expectGrants();
  await page.reload();
  await expectGrants();
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
