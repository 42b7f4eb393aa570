import { expect } from '@playwright/test';
import type { Manifest } from '@careloom/contract/manifest';
import { chrome } from '../pages/chrome';
import { specified } from '../support/catalogue';
import { ROLES } from '../support/roles';
import type { Visitor } from './visitor';

/** Each quick action of a manifest that the visitor may use opens its form over the page, and Escape closes it. */
export async function expectQuickActions({ page, role, user }: Visitor, { quickActions, texts = {} }: Manifest) {
  if (ROLES[role].area !== 'admin') return;
  for (const { label, permission } of quickActions) {
    if (!user.permissions.includes(permission)) continue;
    const dialog = page.getByRole('dialog');
    await chrome(page)
      .header.getByRole('button', { name: texts[label] ?? specified(label) })
      .click();
    await expect(dialog).toBeVisible();
    await expect(chrome(page).loader).toBeHidden();
    await expect.poll(() => dialog.evaluate((form) => form.contains(document.activeElement)), 'the form has the focus').toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
}
