import type { UserType } from '@careloom/contract/permissions';
import type { Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { expect, test } from '../fixtures/test';
import type { Api } from '../support/api';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { press, tabTo } from '../support/keyboard';
import { ROLES, signIn } from '../support/roles';

const main = (page: Page) => page.getByRole('main');

/** The e-mail address of a member of a type whom no other test signs in. */
async function emailOf(api: Api, type: UserType): Promise<string> {
  const { items } = await api.get<{ items: { email: string; user_type: string }[] }>('/my-team', { per_page: 100 });
  const email = items.filter(({ email, user_type }) => user_type === type && email !== ROLES[type].email).at(-1)?.email;
  if (!email) throw new Error(`My Team has no ${type}`);
  return email;
}

/** A picture of 600 by 400 pixels, left half red and right half blue. */
async function drawnPicture(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 });
    const context = canvas.getContext('2d');
    for (const [colour, x] of [
      ['red', 0],
      ['blue', 300],
    ] as const) {
      if (context) context.fillStyle = colour;
      context?.fillRect(x, 0, 300, 400);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

test('R2-188 R2-189: a picture is cropped in the round by the keyboard, and the header shows it once it is saved', async ({
  as,
  pageFor,
  product,
}) => {
  // Not the senior manager of other tests: their pages would request the picture that this test replaces.
  const page = await pageFor(await signIn(product.address, await emailOf(await as('super_admin'), 'senior_manager')));
  await page.goto('/admin/account-settings');
  await expect(page.getByLabel(specified('field.team.first_name'))).not.toHaveValue('');
  await expectAccessible(page);
  const choose = main(page).locator('input[type=file]');
  await choose.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture') });
  const refusal = specified('validation.image', { attribute: specified('field.team.profile_picture') });
  await expect(choose).toHaveAccessibleDescription(refusal);

  await choose.setInputFiles(await drawnPicture(page));
  const circle = main(page).getByRole('slider', { name: specified('picture.circle') });
  await expect(circle).toBeVisible();
  await expect(choose).not.toHaveAttribute('aria-invalid', 'true');
  const small = main(page)
    .getByRole('group', { name: specified('field.team.profile_picture') })
    .locator('img[src^="data:"]')
    .last();
  await expect(small).toBeVisible();
  const first = await small.getAttribute('src');
  await expectAccessible(page);
  await tabTo(page, circle);
  for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowLeft', { delay: 20 });
  await expect(small).not.toHaveAttribute('src', first ?? '');
  const moved = await small.getAttribute('src');
  await page.keyboard.press('+');
  await expect(main(page).getByRole('slider', { name: specified('picture.zoom') })).not.toHaveValue('1');
  await expect(small).not.toHaveAttribute('src', moved ?? '');
  await press(page, main(page).getByRole('button', { name: specified('picture.use') }));
  await expect(circle).toHaveCount(0);
  await expect(choose).toBeFocused();

  const before = await chrome(page)
    .picture.locator('img')
    .getAttribute('src', { timeout: 1_000 })
    .catch(() => null);
  await press(page, main(page).getByRole('button', { name: specified('button.save') }));
  await expect(chrome(page).toast(specified('success.profile'))).toBeVisible();
  await expect(chrome(page).picture.locator('img')).not.toHaveAttribute('src', before ?? '');
  await expect(main(page).locator('img[src^="data:"]')).toHaveCount(0); // the profile has been refetched
  await page.setViewportSize({ width: 390, height: 844 });
  await choose.setInputFiles(await drawnPicture(page));
  await expect(circle).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('devices are listed with this one marked; after logging out everywhere else, the other browser is at the login', async ({
  as,
  pageFor,
  product,
}) => {
  const email = await emailOf(await as('super_admin'), 'team_leader');
  const here = await pageFor(await signIn(product.address, email));
  const there = await pageFor(await signIn(product.address, email));
  await there.goto('/team-leader/account-settings');
  await expect(there.getByRole('region', { name: specified('session.title') })).toBeVisible();
  await here.goto('/team-leader/account-settings');
  const devices = main(here).getByRole('region', { name: specified('session.title') });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').first()).toContainText(specified('session.this'));
  await expectAccessible(here);
  await press(here, devices.getByRole('button', { name: specified('session.everywhere') }));
  await press(here, confirmDialog(here, specified('session.everywhere')).confirm);
  await expect(chrome(here).toast(specified('success.sessions_ended'))).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(there).toHaveURL('/login');
});

test('Appearance changes the page at once and survives a reload; it fits a phone', async ({ lent }) => {
  const page = await lent('worker', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto('/worker/account-settings');
  const html = page.locator('html');
  await page.getByRole('radio', { name: 'Dark' }).focus();
  await page.keyboard.press('Space');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('the chosen compact density applies to the rows of lists, also after a reload', async ({ lent }) => {
  const page = await lent('super_admin');
  await page.goto('/admin/providers');
  const cell = main(page).getByRole('row').nth(1).getByRole('cell').first();
  const height = async () => Math.round((await cell.boundingBox())?.height ?? 0);
  await expect.poll(height).toBeGreaterThan(52);
  await page.goto('/admin/account-settings');
  await page.getByRole('radio', { name: specified('appearance.comfortable') }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: specified('appearance.compact') })).toBeChecked();
  await page.goto('/admin/providers');
  await expect.poll(height).toBeLessThan(48);
  await expectAccessible(page);
});
