import type { Page as ListPage } from '@careloom/contract/envelope';
import { participantLabels, type Participant } from '@careloom/contract/resources/house-participants';
import { houseLabels, type House } from '@careloom/contract/resources/houses';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { openFromMenu } from '../pages/menu';
import { recordForm } from '../pages/record-form';
import { recordPage } from '../pages/record-page';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { HANDS, type Hand } from '../support/hands';
import { postJob } from '../support/hiring';

/** One house from its form to its deletion: typed values are shown under their labels. */
test.describe.configure({ mode: 'serial' });

const [keyboard, touch] = HANDS as readonly [Hand, Hand];
const NAME = `Karri Court ${String(Date.now()).slice(-6)}`;
const TYPED = {
  name: NAME,
  team_leader_id: 'Eleni',
  address: '9 Jetty Road',
  suburb: 'Toowong',
  state_id: 'QLD',
  post_code: '4066',
  holiday_region: 'Brisbane',
  time_zone: 'Lindeman',
  first_name: 'Joan',
  last_name: 'Marsh',
  email: 'joan.marsh@careloom.test',
  contact_no: '07 3999 1234',
  gender: 'Female',
};
const BILLY = {
  name: 'Billy T.',
  dob: '29/02/1992',
  support_coordinator: 'R. Shah',
  parent_guardian: 'Mai Tran',
  plan_manager: 'Calder Plans',
  notes: 'Works Tue and Thu. Loves the 907 bus.',
};

let id = 0;
const overview = () => `/admin/houses/detail/${id}/overview`;

test('R2-204 R1-018 R2-045: the admin opens Houses, adds one key by key, and finds it in the list', async ({ visit, as }) => {
  const page = await visit('super_admin', '/admin/inbox');
  await openFromMenu(page, { item: 'menu.houses' });
  await expect(page).toHaveURL('/admin/houses');
  await keyboard.press(page, recordPage(page).button('form.add_house'));
  const form = recordForm(page, 'form.add_house', houseLabels, keyboard);
  await expect(form.control('name')).toBeFocused();
  await form.fill(TYPED);
  await expectAccessible(page);
  await form.submit('form.add_house');
  await expect(chrome(page).toast(specified('success.added', { Record: 'House' }))).toBeVisible();
  const { items } = await (await as('super_admin')).get<ListPage<House>>('/house', { search: NAME });
  id = items[0]?.id ?? 0;
  expect(items[0]).toMatchObject({ holiday_region: 'brisbane', time_zone: 'Australia/Lindeman', is_active: 1 });
  await recordPage(page).main.getByRole('searchbox').fill(NAME);
  await recordPage(page).row(NAME).getByRole('link', { name: NAME }).click();
  await expect(chrome(page).heading).toHaveText(NAME);
});

const FACTS: readonly (readonly [ids: string, facts: Readonly<Record<string, string>>])[] = [
  ['R3-057 R3-058 R3-059', { first_name: TYPED.first_name, last_name: TYPED.last_name, email: TYPED.email }],
  ['R3-060 R3-061 R3-062', { contact_number: TYPED.contact_no, address: TYPED.address, post_code: TYPED.post_code }],
  ['R3-063 R3-064 R3-065', { suburb: TYPED.suburb, gender: 'female', state: 'QLD' }],
  ['R2-046 R2-047 R2-114', { holiday_region: 'Brisbane', time_zone: 'Lindeman' }],
];

for (const [ids, facts] of FACTS) {
  test(`${ids}: the overview of the house shows its ${Object.keys(facts).join(', ').replaceAll('_', ' ')}`, async ({ standing }) => {
    const page = await standing('super_admin');
    if (!page.url().endsWith(overview())) await page.goto(overview());
    for (const [field, shown] of Object.entries(facts)) await expect(recordPage(page).fact(`field.house.${field}`)).toHaveText(shown);
  });
}

test('R3-055 R3-056 R3-066: the house shows its name, its leader and whether it is active', async ({ visit }) => {
  const page = await visit('super_admin', overview());
  await expect(chrome(page).heading).toHaveText(NAME);
  await expect(recordPage(page).main.locator('.cl-factline')).toContainText(`${specified('field.house.team_leader')}: Eleni Economou`);
  await expect(recordPage(page).main.locator('.cl-tag').first()).toHaveText(specified('option.active.active'));
  const message = recordPage(page).main.getByRole('link', { name: specified('person.message_to', { name: 'Eleni Economou' }) });
  await expect(message).toHaveAttribute('href', /^\/admin\/inbox\?with=\d+$/);
});

const COUNTS = [
  ['R3-067 R3-068 R3-069', ['participants', 'jobs', 'workers']],
  ['R3-070 R3-071', ['invoices', 'expenses']],
] as const;

for (const [ids, counted] of COUNTS) {
  test(`${ids}: a house shows the number of its ${counted.join(', ')}`, async ({ standing, as }) => {
    const house = await (await as('super_admin')).get<House>('/house/1');
    const page = await standing('super_admin');
    if (!page.url().endsWith('/1/overview')) await page.goto('/admin/houses/detail/1/overview');
    for (const of of counted) await expect(recordPage(page).fact(`field.house.${of}`)).toHaveText(String(house[`${of}_count`]));
  });
}

test('R2-205: Edit House updates the page at once, and keeps the unchanged region and time zone', async ({ visit, as }) => {
  const page = await visit('super_admin', overview());
  await keyboard.press(page, recordPage(page).button('form.edit_house'));
  const form = recordForm(page, 'form.edit_house', houseLabels, keyboard);
  await expect(form.control('name')).toHaveValue(NAME);
  await expect(form.control('holiday_region')).toHaveValue('brisbane');
  await form.fill({ address: '11 Jetty Road' });
  await form.submit('button.save');
  await expect(recordPage(page).fact('field.house.address')).toHaveText('11 Jetty Road');
  const saved = await (await as('super_admin')).get<House>(`/house/${id}`);
  expect(saved).toMatchObject({ address: '11 Jetty Road', holiday_region: 'brisbane', time_zone: 'Australia/Lindeman', post_code: '4066' });
});

test('R2-206 R1-019 R2-048: on a phone by touch, a participant is added in the tab of the house', async ({ lent, as }) => {
  const page = await lent('super_admin', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(overview());
  await touch.press(page, recordPage(page).tab(specified('field.house.participants')));
  await expect(page).toHaveURL(`/admin/houses/detail/${id}/participants`);
  await expect(recordPage(page).main.getByText(specified('participant.none'))).toBeVisible();
  await touch.press(page, recordPage(page).button('form.add_participant').first());
  const form = recordForm(page, 'form.add_participant', participantLabels, touch);
  await form.fill(BILLY);
  await form.submit('form.add_participant');
  await expect(recordPage(page).main.getByRole('link', { name: BILLY.name })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const { items } = await (await as('super_admin')).get<ListPage<Participant>>(`/house/${id}/house-participants`);
  expect(items[0]).toMatchObject({ name: BILLY.name, dob: '1992-02-29', parent_guardian: BILLY.parent_guardian, house_id: id });
});

const PARTICIPANT_FACTS: readonly (readonly [ids: string, facts: Readonly<Record<string, string>>])[] = [
  ['R3-072 R3-073 R3-074', { name: BILLY.name, date_of_birth: '29 Feb 1992', support_coordinator: BILLY.support_coordinator }],
  ['R3-075 R3-076 R3-077', { parent_guardian: BILLY.parent_guardian, plan_manager: BILLY.plan_manager, notes: BILLY.notes }],
];

for (const [ids, facts] of PARTICIPANT_FACTS) {
  test(`${ids}: the page of the participant shows ${Object.keys(facts).join(', ').replaceAll('_', ' ')}`, async ({ visit }) => {
    const page = await visit('super_admin', `/admin/houses/detail/${id}/participants`);
    await recordPage(page).main.getByRole('link', { name: BILLY.name }).click();
    for (const [field, shown] of Object.entries(facts)) await expect(recordPage(page).fact(`field.participant.${field}`)).toHaveText(shown);
  });
}

test('R2-207 R2-051: the participant is edited on its page, and deleted after a confirmation', async ({ visit }) => {
  const page = await visit('super_admin', `/admin/houses/detail/${id}/participants`);
  await recordPage(page).main.getByRole('link', { name: BILLY.name }).click();
  await keyboard.press(page, recordPage(page).button('form.edit_participant'));
  const form = recordForm(page, 'form.edit_participant', participantLabels, keyboard);
  await form.fill({ plan_manager: 'Leap Plan Managers' });
  await form.submit('button.save');
  await expect(recordPage(page).fact('field.participant.plan_manager')).toHaveText('Leap Plan Managers');
  await recordPage(page).more(BILLY.name).click();
  await page.getByRole('menuitem', { name: specified('records.delete') }).click();
  const { dialog, confirm, cancel } = confirmDialog(page, specified('records.delete'));
  await expect(dialog).toContainText(BILLY.name);
  await expect(cancel).toBeFocused();
  await confirm.click();
  await expect(page).toHaveURL(`/admin/houses/detail/${id}/participants`);
  await expect(recordPage(page).main.getByText(specified('participant.none'))).toBeVisible();
});

test('a house with an open job can not be deleted; once it has none, it is deleted from the row of the list', async ({ pages, as }) => {
  const admin = await as('super_admin');
  const job = await postJob(admin, `Jetty ${Date.now()}`, id);
  const page = await pages('super_admin');
  const remove = async () => {
    await page.goto(`/admin/houses?search=${encodeURIComponent(NAME)}`);
    await recordPage(page).row(NAME).getByRole('button').last().click();
    await page.getByRole('menuitem', { name: specified('records.delete') }).click();
    const { dialog, text, confirm } = confirmDialog(page, specified('records.delete'));
    await expect(text(specified('confirm.delete'))).toBeVisible();
    await expect(dialog).toContainText(NAME);
    await confirm.click();
  };
  await remove();
  await expect(chrome(page).toast(specified('house.has_jobs'))).toBeVisible();
  await expect(recordPage(page).row(NAME)).toBeVisible();
  await admin.call('DELETE', `/jobs/${job.id}`);
  await remove();
  await expect(chrome(page).toast(specified('success.deleted', { Record: 'House' }))).toBeVisible();
  await expect(recordPage(page).main.getByText(specified('common.no_records'))).toBeVisible();
  await page.goto(overview());
  await expect(recordPage(page).main.getByText(specified('common.no_records'))).toBeVisible();
});
