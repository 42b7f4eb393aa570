import { expect, type Locator, type Page } from '@playwright/test';
import { press, tabTo } from './keyboard';

/** Milliseconds between two keys: of somebody who looks for each, and of somebody who copies. */
export const SLOW = 450;
const STEADY = 40;

/** How a person works a page: by keyboard alone, or by touch alone. */
export interface Hand {
  name: string;
  /** Of the browser that it works in. */
  options: { viewport?: { width: number; height: number }; hasTouch?: boolean };
  press: (page: Page, control: Locator) => Promise<void>;
  /** Goes to a field and types key by key; the focus is there before and after. */
  type: (page: Page, field: Locator, text: string, delay?: number) => Promise<void>;
  /** Chooses in a select of the browser's own. */
  choose: (page: Page, field: Locator, label: string) => Promise<void>;
  /** Takes the first choice that is offered under a field. */
  take: (page: Page, option: Locator) => Promise<void>;
}

async function typeKeys(page: Page, field: Locator, text: string, delay: number) {
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text, { delay });
  await expect(field).toBeFocused();
}

const keyboard: Hand = {
  name: 'keyboard',
  options: {},
  press,
  type: async (page, field, text, delay = STEADY) => {
    await tabTo(page, field);
    await typeKeys(page, field, text, delay);
  },
  choose: async (page, field, label) => {
    await tabTo(page, field);
    await page.keyboard.type(label, { delay: STEADY });
    await expect(field).toBeFocused();
  },
  take: async (page, option) => {
    await expect(option).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
};

const touch: Hand = {
  name: 'touch',
  options: { viewport: { width: 1024, height: 768 }, hasTouch: true },
  press: (_page, control) => control.tap(),
  type: async (page, field, text, delay = STEADY) => {
    await field.tap();
    await typeKeys(page, field, text, delay); // the keys of the screen
  },
  // The browser's own wheel of choices is beyond a test's reach: it is opened by a tap, and answered.
  choose: async (_page, field, label) => {
    await field.tap();
    await field.selectOption({ label });
  },
  take: (_page, option) => option.tap(),
};

export const HANDS: readonly Hand[] = [keyboard, touch];
