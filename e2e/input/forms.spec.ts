import type { Page } from '@playwright/test';
import type { Page as ListPage } from '@careloom/contract/envelope';
import { accountLabels, passwordLabels, registerLabels, type Profile } from '@careloom/contract/resources/auth';
import { contact } from '@careloom/contract/resources/contact';
import { houseLabels, type House } from '@careloom/contract/resources/houses';
import { teamMemberLabels } from '@careloom/contract/resources/my-team';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import type { Labels } from '@careloom/contract/issues';
import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { apiOf } from '../support/api';
import { specified } from '../support/catalogue';
import { containing, startingWith } from '../support/patterns';
import { PASSWORD, ROLES, signIn } from '../support/roles';

/** Rules are tested next to each form. Here: refusals by the server are shown, typed text is kept, and sent values are stored. */

const PERSON = { first_name: 'Mira', last_name: 'Novak', dob: '29/02/1992', contact_no: '0412 345 678' };
const ADDRESS = { address: '1 High Street', suburb: 'Orange', state_id: 'NSW', post_code: '2800' };
const unused = () => `mira-${Date.now()}@careloom.test`;

type Place = Pick<Page, 'getByLabel' | 'getByRole' | 'locator'>;

const formIn = (place: Place, labels: Labels) => {
  const control = (field: string) =>
    place.getByLabel(startingWith(specified(labels[field] ?? ''))).and(place.locator('input, select, textarea'));
  return {
    control,
    fill: async (entry: Record<string, string>) => {
      for (const [field, value] of Object.entries(entry)) {
        const isSelect = await control(field).evaluate((element) => element.tagName === 'SELECT');
        if (isSelect) await control(field).selectOption({ label: value });
        else await control(field).fill(value);
      }
    },
    send: (key: string) => place.getByRole('button', { name: specified(key), exact: true }).click(),
    /** A refusal of the server is shown at its field, and the form still has all typed text. */
    expectRefused: async (field: string, refusal: string, entry: Record<string, string>) => {
      await expect(control(field)).toHaveAccessibleDescription(containing(refusal));
      for (const [other, value] of Object.entries(entry)) {
        if (other !== 'state_id' && other !== 'user_type' && other !== 'gender') await expect(control(other)).toHaveValue(value);
      }
    },
  };
};

test('Sign Up: an address that has an account is refused; another one is accepted, and the admin side finds the applicant', async ({
  page,
  as,
}) => {
  await page.goto('/sign-up/step-one');
  const form = formIn(page, registerLabels);
  const person = { ...PERSON, ...ADDRESS, state_id: 'New South Wales', email: ROLES.worker.email };
  const step = (name: string) =>
    expect(page.getByRole('heading', { level: 1, name: specified(`sign_up.${name}`), exact: true })).toBeFocused();
  await form.fill(person);
  await page.getByRole('radio', { name: specified('sign_up.female') }).check();
  await form.send('sign_up.continue');
  await step('work');
  await form.fill({ abn: '51 824 753 556', prior_experience: 'Five years in aged care.', weekly_hours: '24' });
  await form.send('sign_up.continue');
  await step('papers');
  await form.fill({ why_contractor: 'I like to choose my hours.', heard_about: 'A friend' });
  await form.send('sign_up.continue');
  await step('ready');
  await form.fill({ password: PASSWORD, password_confirmation: PASSWORD });
  await form.send('sign_up.submit');
  const refusal = specified('validation.unique', { attribute: specified(registerLabels.email) });
  await form.expectRefused('email', refusal, person);
  const email = unused();
  await form.fill({ email });
  await form.send('sign_up.continue');
  await step('ready');
  await form.send('sign_up.submit');
  await expect(page.getByRole('heading', { level: 1, name: specified('sign_up.done') })).toBeVisible();
  const query = { verification_status: 'pending', search: email };
  const { items } = await (await as('super_admin')).get<ListPage<SupportWorker>>('/support-worker', query);
  expect(items.map((worker) => worker.email)).toEqual([email]);
});

test('R2-191: Contact us: the sixth message in a minute is refused and stays in the form; from another address it is sent', async ({
  page,
  product,
}) => {
  const email = unused();
  const entry = { name: 'Jo Field', email, message: 'Do you cover Dubbo?' };
  for (let sent = 1; sent <= 5; sent++) await apiOf(product.address).post(contact.send.path, { ...entry, contact_no: '' });
  await page.goto('/contact-us');
  const form = formIn(page, contact.send.labels);
  await form.fill(entry);
  await form.send('contact.submit');
  const [start = ''] = specified('error.too_many').split(':seconds');
  await expect(page.getByRole('alert').filter({ hasText: start.trim() })).toBeVisible();
  for (const [field, value] of Object.entries(entry)) await expect(form.control(field)).toHaveValue(value);
  await form.fill({ email: unused(), message: 'Do you cover Orange?' });
  await form.send('contact.submit');
  await expect(page.getByRole('heading', { level: 1, name: specified('contact.sent') })).toBeVisible();
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(page.getByText('Do you cover Orange?').first()).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('R2-187 R8-061: Change Password: a wrong current password is refused at its field; with the right one the new password signs in', async ({
  pageFor,
  product,
  as,
}) => {
  const { items } = await (await as('super_admin')).get<ListPage<SupportWorker>>('/support-worker', { verification_status: 'verified' });
  const worker = items.findLast(({ email, is_active }) => is_active === 1 && email !== ROLES.worker.email);
  const address = worker?.email ?? '';
  const page = await pageFor(await signIn(product.address, address));
  await page.goto('/worker/change-password');
  const form = formIn(page.getByRole('main'), passwordLabels);
  const entry = { current_password: 'Wrong#2026', password: 'Another#2026', password_confirmation: 'Another#2026' };
  await form.fill(entry);
  await form.send('screen.change_password');
  await form.expectRefused('current_password', specified('auth.current_password'), entry);
  await form.fill({ current_password: PASSWORD });
  await form.send('screen.change_password');
  await expect(chrome(page).toast(specified('success.password_updated'))).toBeVisible();
  await expect(form.control('current_password')).toHaveValue('');
  expect((await signIn(product.address, address, 'Another#2026')).email).toBe(address);
});

test('Account Settings: a file that is not a picture is refused as soon as it is chosen; the rest is kept and saved', async ({
  lent,
  as,
}) => {
  const page = await lent('team_leader');
  await page.goto('/team-leader/account-settings');
  const main = page.getByRole('main');
  const form = formIn(main, accountLabels);
  await expect(form.control('first_name')).not.toHaveValue('');
  const before = await (await as('team_leader')).get<Profile>('/auth/profile');
  const address = `${Date.now()} High Street`;
  await form.fill({ address });
  const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('No picture') };
  await main.locator('input[type=file]').setInputFiles(file);
  const refusal = specified('validation.image', { attribute: specified(accountLabels.profile_picture) });
  await expect(main.getByText(refusal).first()).toBeVisible();
  await expect(form.control('address')).toHaveValue(address);
  await form.send('button.save');
  await expect.poll(async () => (await (await as('team_leader')).get<Profile>('/auth/profile')).location.address).toBe(address);
  expect((await (await as('team_leader')).get<Profile>('/auth/profile')).profile_picture).toBe(before.profile_picture);
});

test('Add House: a team leader who was deleted meanwhile is refused; with another one the house is added', async ({ lent, as }) => {
  const admin = await as('super_admin');
  const member = { first_name: 'Gone', last_name: `Soon ${Date.now()}`, dob: '1990-01-31', contact_no: '0412345678', email: unused() };
  const managers = await admin.get<{ id: number }[]>('/options/senior-managers');
  const [other] = await admin.get<{ id: number; last_name: string }[]>('/options/team-leaders');
  const leader = await admin.post<{ id: number }>('/my-team', {
    ...member,
    user_type: 'team_leader',
    senior_manager_id: managers[0]?.id,
    is_active: 1,
  });
  const page = await lent('super_admin');
  await page.goto('/admin/houses');
  await chrome(page)
    .header.getByRole('button', { name: specified('quick.add_house') })
    .click();
  const dialog = page.getByRole('dialog', { name: specified('form.add_house') });
  const form = formIn(dialog, houseLabels);
  const name = `Wattle ${Date.now()}`;
  const entry = { name, ...ADDRESS, first_name: 'Joan', last_name: 'Marsh', email: unused(), contact_no: '02 9999 1234', gender: 'Female' };
  await form.fill(entry);
  const chosen = dialog.getByRole('combobox', { name: startingWith(specified(houseLabels.team_leader_id)) });
  await chosen.fill(member.last_name);
  await page.getByRole('option', { name: containing(member.last_name) }).click();
  expect((await admin.call('DELETE', `/my-team/${leader.id}`)).status).toBe(200);
  await form.send('form.add_house');
  const refusal = specified('validation.exists', { attribute: specified(houseLabels.team_leader_id) });
  await expect(chosen).toHaveAccessibleDescription(containing(refusal));
  await form.expectRefused('name', '', entry);
  await chosen.fill(other?.last_name ?? '');
  await page
    .getByRole('option', { name: containing(other?.last_name ?? '') })
    .first()
    .click();
  await form.send('form.add_house');
  await expect(dialog).toBeHidden();
  const { items } = await admin.get<ListPage<House>>('/house', { search: name });
  expect(items.map((house) => [house.name, house.suburb, house.team_leader?.id])).toEqual([[name, ADDRESS.suburb, other?.id]]);
});

test('Add Team Member: an address that has an account is refused at its field; another one is added', async ({ lent, as }) => {
  const page = await lent('super_admin');
  await page.goto('/admin/inbox');
  await chrome(page)
    .header.getByRole('button', { name: specified('quick.add_team_member') })
    .click();
  const dialog = page.getByRole('dialog', { name: specified('quick.add_team_member') });
  const form = formIn(dialog, teamMemberLabels);
  const entry = { ...PERSON, user_type: 'Senior Manager', email: ROLES.worker.email };
  await form.fill(entry);
  await form.send('quick.add_team_member');
  const refusal = specified('validation.unique', { attribute: specified(teamMemberLabels.email) });
  await form.expectRefused('email', refusal, entry);
  const email = unused();
  await form.fill({ email });
  await form.send('quick.add_team_member');
  await expect(dialog).toBeHidden();
  const { items } = await (await as('super_admin')).get<ListPage<{ email: string }>>('/my-team', { search: email });
  expect(items.map((member) => member.email)).toEqual([email]);
});
