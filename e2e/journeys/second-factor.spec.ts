import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { test as shared, expect } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { loginPage } from '../pages/login-page';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { press, tabTo, type } from '../support/keyboard';
import { PASSWORD, ROLES } from '../support/roles';

/** In a separate worker and product: a new requirement of a role ends sessions that other tests use. */
const test = shared.extend<object, { alone: boolean }>({ alone: [true, { option: true, scope: 'worker' }] });

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, key: string) => main(page).getByRole('button', { name: specified(key), exact: true });
const title = (page: Page, key: string) => page.getByRole('heading', { level: 1, name: specified(key) });
const code = (page: Page) => main(page).getByLabel(specified('field.second_factor.code'), { exact: true });

/**
 * The code that an authenticator app shows for a key.
 * @param key base32, in groups as shown
 * @param later number of 30-second steps ahead: a used code is not accepted again
 */
const codeFor = (key: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp: Date.now() + later * 30_000 });

async function enterPassword(page: Page) {
  const { email, password, submit } = loginPage(page);
  await type(page, email, ROLES.team_leader.email);
  await type(page, password, PASSWORD);
  await press(page, submit);
}

test('an admin requires a second factor for team leaders: one sets it up by its key, logs in with it, and the admin resets it', async ({
  signedIn,
}) => {
  const [admin, leader] = [await signedIn('super_admin'), await signedIn('team_leader')];
  await leader.goto('/team-leader/account-settings');
  await expect(main(leader).getByRole('region', { name: specified('factor.title') })).toContainText(specified('factor.why'));
  await admin.goto('/admin/organisation');
  const box = main(admin).getByRole('checkbox', { name: specified('role.of.team_leader') });
  await tabTo(admin, box);
  await admin.keyboard.press('Space');
  await expect(box).toBeChecked();
  await expectAccessible(admin);
  await press(admin, button(admin, 'button.save'));
  await expect(chrome(admin).toast('Organisation updated successfully.')).toBeVisible();

  await admin.goto('/admin/my-team/detail/5/overview');
  await expect(main(admin).getByText(specified('factor_of.due'))).toBeVisible();

  await expect(leader).toHaveURL('/login');
  await enterPassword(leader);
  await expect(title(leader, 'second.set_up_title')).toBeVisible();
  await expect(code(leader)).toBeFocused();
  await expectAccessible(leader);
  const key = (await main(leader).locator('code').textContent()) ?? '';
  await type(leader, code(leader), '000000');
  await press(leader, button(leader, 'second.continue'));
  await expect(code(leader)).toHaveAccessibleDescription(specified('auth.code_wrong'));
  await type(leader, code(leader), codeFor(key));
  await press(leader, button(leader, 'second.continue'));
  await expect(title(leader, 'second.codes_title')).toBeFocused();
  await expectAccessible(leader);
  await leader.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(leader);
  await leader.setViewportSize({ width: 1440, height: 900 });
  await press(leader, button(leader, 'second.kept'));
  await expect(leader).toHaveURL(ROLES.team_leader.dashboard);

  await press(leader, chrome(leader).logout);
  await press(leader, confirmDialog(leader, specified('logout.confirm')).confirm);
  await expect(leader).toHaveURL('/login');
  await enterPassword(leader);
  await expect(title(leader, 'second.title')).toBeVisible();
  await expectAccessible(leader);
  await type(leader, code(leader), codeFor(key, 1));
  await press(leader, button(leader, 'second.continue'));
  await expect(leader).toHaveURL(ROLES.team_leader.dashboard);
  await leader.goto('/team-leader/account-settings');
  const card = main(leader).getByRole('region', { name: specified('factor.title') });
  await expect(card).toContainText(specified('factor.left', { count: 10, all: 10 }));
  await expect(card).toContainText(specified('factor.required'));
  await expectAccessible(leader);

  // The page of the admin has stayed open, and was updated by a push.
  await press(admin, main(admin).getByRole('button', { name: specified('factor_of.reset_of', { name: 'Eleni Economou' }) }));
  await expect(admin.getByRole('alertdialog')).toContainText(specified('factor_of.effect_sessions'));
  await expectAccessible(admin);
  await press(admin, confirmDialog(admin, specified('factor_of.reset')).confirm);
  await expect(chrome(admin).toast(specified('success.factor_reset'))).toBeVisible();
  await expect(main(admin).getByText(specified('factor_of.due'))).toBeVisible();
  await expect(leader).toHaveURL('/login');
});
