import type { Page as ListPage } from '@careloom/contract/envelope';
import { type Leadership, teamMemberLabels, type TeamMember } from '@careloom/contract/resources/my-team';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { openFromMenu } from '../pages/menu';
import { recordForm } from '../pages/record-form';
import { recordPage } from '../pages/record-page';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { dayInWords } from '../support/day-words';
import { HANDS, type Hand } from '../support/hands';
import { containing } from '../support/patterns';
import { signIn } from '../support/roles';

/** One member from the form to the deletion of the account, and refusals of the server. */
test.describe.configure({ mode: 'serial' });

const [keyboard, touch] = HANDS as readonly [Hand, Hand];
const LAST_NAME = `Novak${String(Date.now()).slice(-6)}`;
const NAME = `Mira ${LAST_NAME}`;
const TYPED = {
  first_name: 'Mira',
  last_name: LAST_NAME,
  dob: '29/02/1992',
  user_type: 'Team Leader',
  senior_manager_id: 'Helen',
  contact_no: '0412 345 678',
  email: `${LAST_NAME.toLowerCase()}@careloom.test`,
};
const PICTURE = {
  name: 'mira.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
};

let id = 0;
const overview = () => `/admin/my-team/detail/${id}/overview`;

test('R1-017: the admin opens My Team and adds a member with a picture, key by key', async ({ visit, as }) => {
  const page = await visit('super_admin', '/admin/inbox');
  await openFromMenu(page, { item: 'menu.my_team' });
  await keyboard.press(page, recordPage(page).button('quick.add_team_member'));
  const form = recordForm(page, 'quick.add_team_member', teamMemberLabels, keyboard);
  await form.fill(TYPED);
  await form.dialog.locator('input[type=file]').setInputFiles(PICTURE);
  await expectAccessible(page);
  await form.submit('quick.add_team_member');
  await expect(chrome(page).toast(specified('success.added', { Record: 'Team member' }))).toBeVisible();
  const { items } = await (await as('super_admin')).get<ListPage<TeamMember>>('/my-team', { search: LAST_NAME });
  id = items[0]?.id ?? 0;
  expect(items[0]).toMatchObject({ user_type: 'team_leader', dob: '1992-02-29', senior_manager: { first_name: 'Helen' } });
});

const FACTS: readonly (readonly [ids: string, facts: Readonly<Record<string, string>>])[] = [
  ['R3-041 R3-042 R3-043', { first_name: 'Mira', last_name: LAST_NAME, date_of_birth: '29 Feb 1992' }],
  ['R3-044 R3-045 R3-046', { member_type: 'Team Leader', senior_manager_reporting_to: 'Helen Papadakis', contact_number: '0412345678' }],
  ['R3-047 R3-050 R4-056', { email: TYPED.email, status: 'Active' }],
];

for (const [ids, facts] of FACTS) {
  test(`${ids}: the overview of the member shows ${Object.keys(facts).join(', ').replaceAll('_', ' ')}`, async ({ standing }) => {
    const page = await standing('super_admin');
    if (!page.url().endsWith(overview())) await page.goto(overview());
    for (const [field, shown] of Object.entries(facts))
      await expect(recordPage(page).fact(`field.team.${field}`)).toHaveText(field === 'contact_number' ? /^0412 ?345 ?678$/ : shown);
  });
}

test('R3-048 R3-049 R3-051: a member shows the picture, the day added and the house', async ({ visit, as }) => {
  const page = await visit('super_admin', overview());
  await expect(recordPage(page).main.locator('.cl-detailhead img')).toHaveJSProperty('naturalWidth', 1);
  await expect(recordPage(page).fact('field.team.added_date')).toHaveText(dayInWords(new Date()));
  const { items } = await (await as('super_admin')).get<ListPage<TeamMember>>('/my-team', { user_type: 'team_leader' });
  const leader = items.find(({ current_house }) => current_house);
  await page.goto(`/admin/my-team/detail/${leader?.id ?? 0}/overview`);
  await expect(recordPage(page).fact('field.team.currently_assigned_house')).toHaveText(leader?.current_house?.name ?? '');
});

test('R3-052 R3-053 R3-054: the form offers all three types, and another type is saved on a phone by touch', async ({ lent }) => {
  const page = await lent('super_admin', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(overview());
  await touch.press(page, recordPage(page).button('team.edit'));
  const form = recordForm(page, 'team.edit', teamMemberLabels, touch);
  for (const type of ['super_admin', 'senior_manager', 'team_leader'])
    await expect(form.control('user_type').getByRole('option', { name: specified(`option.member_type.${type}`) })).toBeAttached();
  await form.fill({ user_type: 'Senior Manager' });
  await expect(form.control('senior_manager_id')).toHaveCount(0);
  await form.submit('button.save');
  await expect(recordPage(page).fact('field.team.member_type')).toHaveText('Senior Manager');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('R5-044: the type of a senior manager who has team leaders is refused at its field, and no typed text is lost', async ({
  visit,
  as,
}) => {
  const { items } = await (await as('super_admin')).get<ListPage<TeamMember>>('/my-team', { search: 'Helen', user_type: 'senior_manager' });
  const page = await visit('super_admin', `/admin/my-team/detail/${items[0]?.id ?? 0}/overview`);
  await keyboard.press(page, recordPage(page).button('team.edit'));
  const form = recordForm(page, 'team.edit', teamMemberLabels, keyboard);
  await form.fill({ contact_no: '0499 111 222', user_type: 'Super Admin' });
  await form.submit('button.save');
  await expect(form.control('user_type')).toHaveAccessibleDescription(containing(specified('rule.team.type_locked')));
  await expect(form.control('contact_no')).toHaveValue('0499 111 222');
});

test('R6-044: nobody deletes their own account or changes its status, and the leader of a house can not be deleted', async ({
  visit,
  users,
}) => {
  const own = await users('super_admin');
  const page = await visit('super_admin', `/admin/my-team/detail/${own.id}/overview`);
  await expect(recordPage(page).more(`${own.first_name} ${own.last_name}`)).toHaveCount(0);
  await recordPage(page).button('team.edit').click();
  const form = recordForm(page, 'team.edit', teamMemberLabels, keyboard);
  await expect(form.control('is_active')).toBeDisabled();
  await expect(form.control('user_type')).toBeDisabled();
  await expect(form.dialog.getByText(specified('team.own_account'))).toHaveCount(2);
  await page.goto('/admin/my-team?search=Tobias');
  await recordPage(page).row('Tobias').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: specified('records.delete') }).click();
  const { dialog, confirm } = confirmDialog(page, specified('records.delete'));
  await expect(dialog).toContainText('Yarra Lane');
  await confirm.click();
  await expect(chrome(page).toast(specified('team.not_deletable'))).toBeVisible();
});

test('R2-271: the date picker of the work history filters the houses by the period in which they were led', async ({ visit, as }) => {
  const admin = await as('super_admin');
  const { items: leaders } = await admin.get<ListPage<TeamMember>>('/my-team', { user_type: 'team_leader' });
  const history = async ({ id: leader }: TeamMember) => (await admin.get<ListPage<Leadership>>(`/my-team/${leader}/work-history`)).items;
  const led = await Promise.all(leaders.map(async (leader) => ({ leader, houses: await history(leader) })));
  // Another test may have handed a house over today: its former leader led it today, too.
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Australia/Sydney' });
  const isLedToday = ({ to }: Leadership) => to === null || to >= today;
  const found = led.find(({ houses }) => houses.some(isLedToday) && !houses.every(isLedToday));
  const page = await visit('super_admin', `/admin/my-team/detail/${found?.leader.id ?? 0}/work-history`);
  const { main, row } = recordPage(page);
  for (const { house } of found?.houses ?? []) await expect(row(house.name)).toBeVisible();
  await main
    .getByRole('button', { name: specified('team.period') })
    .first()
    .click();
  const day = new Date().toLocaleDateString('en-AU', { day: 'numeric', month: 'long', timeZone: 'Australia/Sydney' });
  const cell = page.getByRole('dialog', { name: specified('team.period') }).getByRole('button', { name: new RegExp(` ${day} `) });
  await cell.click();
  await cell.click();
  for (const one of found?.houses ?? []) await expect(row(one.house.name)).toBeVisible({ visible: isLedToday(one) });
});

test('a leader who is deactivated is signed out in the other browser at once', async ({ visit, pageFor, product }) => {
  const leader = await pageFor(await signIn(product.address, 'gustav.holm@careloom.test'));
  await leader.goto('/team-leader');
  await expect(chrome(leader).heading).toBeVisible();
  const page = await visit('super_admin', '/admin/my-team?search=Gustav');
  await recordPage(page).row('Gustav').getByRole('link', { name: 'Gustav Holm' }).click();
  await recordPage(page).button('team.edit').click();
  const form = recordForm(page, 'team.edit', teamMemberLabels, keyboard);
  await form.control('is_active').uncheck({ force: true });
  await form.submit('button.save');
  await expect(recordPage(page).fact('field.team.status')).toHaveText('Inactive');
  await leader.waitForURL('/login');
});

test('a member without dependencies is deleted after a confirmation, and disappears from the list', async ({ visit }) => {
  const page = await visit('super_admin', overview());
  await recordPage(page).more(NAME).click();
  await page.getByRole('menuitem', { name: specified('records.delete') }).click();
  const { dialog, confirm, cancel } = confirmDialog(page, specified('records.delete'));
  await expect(dialog).toContainText(NAME);
  await expect(cancel).toBeFocused();
  await confirm.click();
  await expect(page).toHaveURL('/admin/my-team');
  await page.goto(`/admin/my-team?search=${LAST_NAME}`);
  await expect(recordPage(page).main.getByText(specified('common.no_records'))).toBeVisible();
});
