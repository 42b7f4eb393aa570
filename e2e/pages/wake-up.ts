import { expect, type Locator, type Page } from '@playwright/test';

/** Records a wake-up by touch from the card of a shift, a key at a time. @returns the dialog, which stays open if the times were refused */
export async function recordWakeUp(page: Page, card: Locator, from: string, to: string): Promise<Locator> {
  await card.getByRole('button', { name: 'Record a wake-up', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'Record a wake-up' });
  for (const [label, time] of [
    ['Start Time', from],
    ['End Time', to],
  ] as const) {
    await dialog.getByLabel(label).tap();
    await expect(dialog.getByLabel(label)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(time, { delay: 60 });
  }
  await dialog.getByRole('button', { name: 'Record a wake-up', exact: true }).tap();
  return dialog;
}
