import { contact } from '@careloom/contract/resources/contact';
import { chrome } from '../pages/chrome';
import { formFields } from '../pages/record-form';
import { expect, test } from '../fixtures/test';
import { expectAccessibleAt } from '../support/axe';
import { specified } from '../support/catalogue';
import { keyboard } from '../support/hands';
import { ROLE_NAMES, ROLES } from '../support/roles';

const MESSAGE = 'Do you cover Dubbo?';

for (const role of ROLE_NAMES) {
  test(`R2-191: ${role} opens Contact us with name and email filled in, writes by keyboard, and returns`, async ({ visit }) => {
    const page = await visit(role, '/contact-us');
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

const WIDTHS = [1440, 390, 320];

test('Contact us is accessible, empty and refused, in light and dark, at 1440, 390 and 320 px', async ({ pageFor }) => {
  const page = await pageFor(null);
  await page.goto('/contact-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleAt(page, WIDTHS);
  await page.getByRole('button', { name: specified('contact.submit') }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessibleAt(page, WIDTHS);
});
