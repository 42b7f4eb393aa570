import type { Page } from '@playwright/test';
import { test as shared, expect } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { loginPage } from '../pages/login-page';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { press, tabTo, type } from '../support/keyboard';
import { PASSWORD, ROLES } from '../support/roles';
import { addAuthenticator } from '../support/virtual-authenticator';

/** In a separate worker and product: passkeys change how its users log in. */
const test = shared.extend<object, { withPasskeys: boolean }>({ withPasskeys: [true, { option: true, scope: 'worker' }] });

// Full journeys, with axe at each state, on one product.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, key: string, values: Record<string, string> = {}) =>
  main(page).getByRole('button', { name: specified(key, values), exact: true });
const title = (page: Page, key: string) => page.getByRole('heading', { level: 1, name: specified(key) });
const dialog = (page: Page, key: string) => page.getByRole('dialog', { name: specified(key) });
const card = (page: Page) => main(page).getByRole('region', { name: specified('passkey.title') });

/** Checks it on a phone, and in dark mode. */
async function expectFits(page: Page) {
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function logOut(page: Page) {
  await press(page, chrome(page).logout);
  await press(page, confirmDialog(page, specified('logout.confirm')).confirm);
  await expect(page).toHaveURL('/login');
}

/** Closes a dialog that contains typed text. */
async function leave(page: Page) {
  await page.keyboard.press('Escape');
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: specified('fields.leave') }));
}

async function enterPassword(page: Page, address: string) {
  const { email, password, submit } = loginPage(page);
  await type(page, email, address);
  await type(page, password, PASSWORD);
  await press(page, submit);
}

/** By the keyboard alone. */
async function addPasskey(page: Page, name: string) {
  await press(page, card(page).getByRole('button', { name: specified('passkey.add') }));
  const form = dialog(page, 'passkey.add');
  await type(page, form.getByLabel(specified('field.passkey.name')), name);
  await type(page, form.getByLabel('Current password'), PASSWORD);
  await press(page, form.getByRole('button', { name: specified('passkey.add_verb') }));
}

test('a senior manager adds a passkey, logs in with it alone and after the password, renames it and removes it', async ({ signedIn }) => {
  const page = await signedIn('senior_manager');
  const device = await addAuthenticator(page);
  await page.goto('/admin/account-settings');
  await expect(card(page)).toContainText(specified('passkey.why'));

  await device.answers(false);
  await addPasskey(page, 'Work phone');
  const form = dialog(page, 'passkey.add');
  await expect(form.getByText(specified('factor.passkey_closed'))).toBeVisible();
  await expect(form.getByLabel(specified('field.passkey.name'))).toHaveValue('Work phone');
  await expectFits(page);
  await device.answers(true);
  await press(page, form.getByRole('button', { name: specified('passkey.add_verb') }));
  const codes = dialog(page, 'factor.codes_title');
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await expectFits(page);
  await press(page, codes.getByRole('button', { name: specified('factor.kept') }));
  await expect(card(page).getByRole('listitem')).toContainText(['Work phone']);
  expect(await device.count()).toBe(1);
  await expectFits(page);

  await addPasskey(page, 'Work phone again');
  await expect(form.getByText(specified('factor.passkey_known'))).toBeVisible();
  await leave(page);

  await logOut(page);
  await device.answers(false);
  await press(page, button(page, 'login.passkey'));
  await expect(main(page).getByRole('alert')).toHaveText(specified('factor.passkey_closed'));
  await expectFits(page);
  await device.answers(true);
  await press(page, button(page, 'login.passkey'));
  await expect(page).toHaveURL(ROLES.senior_manager.dashboard);

  await logOut(page);
  await enterPassword(page, ROLES.senior_manager.email);
  await expect(title(page, 'second.passkey_title')).toBeFocused();
  await expectFits(page);
  await press(page, button(page, 'second.passkey'));
  await expect(page).toHaveURL(ROLES.senior_manager.dashboard);

  await logOut(page);
  await enterPassword(page, ROLES.senior_manager.email);
  await press(page, button(page, 'second.other_way'));
  await type(page, main(page).getByLabel(specified('second.recovery')), recovery);
  await press(page, button(page, 'second.continue'));
  await expect(page).toHaveURL(ROLES.senior_manager.dashboard);

  await page.goto('/admin/account-settings');
  await expect(card(page)).toContainText('Last used');
  await press(page, button(page, 'passkey.rename_named', { name: 'Work phone' }));
  const naming = dialog(page, 'passkey.rename_title');
  await tabTo(page, naming.getByLabel(specified('field.passkey.name')));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Old phone');
  await press(page, naming.getByRole('button', { name: specified('passkey.save') }));
  await expect(card(page).getByRole('listitem')).toContainText(['Old phone']);
  await press(page, button(page, 'passkey.remove_named', { name: 'Old phone' }));
  const removing = dialog(page, 'passkey.remove_title');
  await expectFits(page);
  await type(page, removing.getByLabel('Current password'), PASSWORD);
  await press(page, removing.getByRole('button', { name: specified('passkey.remove_title') }));
  await expect(card(page)).toContainText(specified('passkey.why'));

  await logOut(page);
  await press(page, button(page, 'login.passkey'));
  await expect(main(page).getByRole('alert')).toHaveText(specified('auth.passkey_unknown'));
  await enterPassword(page, ROLES.senior_manager.email);
  await expect(page).toHaveURL(ROLES.senior_manager.dashboard);
});

test('if the role requires a factor, its users set one up at the next login: here with a passkey, which is then the last factor', async ({
  signedIn,
}) => {
  const [admin, leader] = [await signedIn('super_admin'), await signedIn('team_leader')];
  await addAuthenticator(leader);
  await leader.goto('/team-leader/account-settings');
  await admin.goto('/admin/organisation');
  const box = main(admin).getByRole('checkbox', { name: specified('role.of.team_leader') });
  await tabTo(admin, box);
  await admin.keyboard.press('Space');
  await press(admin, button(admin, 'button.save'));

  await expect(leader).toHaveURL('/login');
  await enterPassword(leader, ROLES.team_leader.email);
  await expect(title(leader, 'second.set_up_title')).toBeVisible();
  await leader.goto(ROLES.team_leader.dashboard);
  await expect(leader).toHaveURL('/login');
  await enterPassword(leader, ROLES.team_leader.email);
  await expect(button(leader, 'second.passkey_instead')).toBeVisible();
  await expectFits(leader);
  await press(leader, button(leader, 'second.passkey_instead'));
  await expect(title(leader, 'second.codes_title')).toBeFocused();
  await press(leader, button(leader, 'second.kept'));
  await expect(leader).toHaveURL(ROLES.team_leader.dashboard);

  await leader.goto('/team-leader/account-settings');
  const name = specified('second.passkey_name');
  await press(leader, button(leader, 'passkey.remove_named', { name }));
  const removing = dialog(leader, 'passkey.remove_title');
  await type(leader, removing.getByLabel('Current password'), PASSWORD);
  await press(leader, removing.getByRole('button', { name: specified('passkey.remove_title') }));
  await expect(removing.getByText(specified('auth.passkey_last'))).toBeVisible();
  await leave(leader);
  await logOut(leader);
  await press(leader, button(leader, 'login.passkey'));
  await expect(leader).toHaveURL(ROLES.team_leader.dashboard);
});

test('a browser without passkeys shows a message, and the password still works', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/login');
  // Before the script of the prerendered page has loaded: the click is deferred until then.
  await button(page, 'login.passkey').click();
  await expect(main(page).getByRole('alert')).toHaveText(specified('factor.passkey_no_browser'));
  await expectFits(page);
  await enterPassword(page, ROLES.senior_manager.email);
  await expect(page).toHaveURL(ROLES.senior_manager.dashboard);
});
