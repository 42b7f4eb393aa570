import { expect, type Locator, type Page } from '@playwright/test';

const FAR_ENOUGH = 120;

/** Presses Tab until a control has the focus, like a user without a mouse. */
export async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible();
  for (let step = 0; step < FAR_ENOUGH; step++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${FAR_ENOUGH} times Tab did not reach ${control.toString()}`);
}

/** Goes to a control by Tab and presses Enter. */
export async function press(page: Page, control: Locator) {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Goes to a field by Tab and types. */
export async function type(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}
