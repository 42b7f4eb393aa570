import { contact } from '@careloom/contract/resources/contact';
import { chrome } from '../pages/chrome';
import { formFields } from '../pages/record-form';
import { expect, test } from '../fixtures/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { keyboard } from '../support/hands';
import { ROLE_NAMES, ROLES } from '../support/roles';

const MESSAGE = 'Do you cover Dubbo?';

for (const role of ROLE_NAMES) {
  test(`R2-191: ${role} opens Contact us with who it is filled in, writes by keyboard, and finds back`, async ({ signedIn }) => {
    const page = await signedIn(role);
    await page.goto('/contact-us');
    await expect(page.getByRole('heading', { level: 1, name: specified('screen.contact_us') })).toBeVisible();
    await expect(chrome(page).crumbs).toHaveText(['Dashboard', 'Contact Us']);
    const form = formFields(page, page.getByRole('main'), contact.send.labels, keyboard);
    await expect(form.control('email')).toHaveValue(ROLES[role].email);
    await form.fill({ message: `${MESSAGE} ${role}` });
    await form.submit('contact.submit');
    await expect(page.getByRole('heading', { level: 1, name: specified('contact.sent') })).toBeFocused();
    await expect(page.getByText(ROLES[role].email)).toBeVisible();
    await page.goto('/dev/mailbox');
    await expect(page.getByText(`${MESSAGE} ${role}`).first()).toBeVisible();
    await page.goto('/contact-us');
    await chrome(page).crumbs.getByRole('link').click();
    await expect(page).not.toHaveURL('/contact-us');
    await expect(chrome(page).heading).toBeVisible();
  });
}

for (const width of [1440, 390, 320]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`Contact us is accessible, empty and refused: ${width} px, ${colorScheme}`, async ({ pageFor }) => {
      const page = await pageFor(null, { viewport: { width, height: 800 }, colorScheme });
      await page.goto('/contact-us');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: specified('contact.submit') }).click();
      await expect(page.getByRole('alert')).toBeFocused();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
}
