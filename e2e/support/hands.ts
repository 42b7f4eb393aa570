import { expect, type Locator, type Page } from '@playwright/test';
import { press, tabTo } from './keyboard';

/** Milliseconds between two keys: for somebody who looks for each key, and for somebody who copies text. */
export const SLOW = 450;
const STEADY = 40;

/** How a person uses a page: by keyboard alone, by touch alone, or with a mouse for everything but typing. */
export interface Hand {
  name: string;
  /** Options of its browser. */
  options: { viewport?: { width: number; height: number }; hasTouch?: boolean };
  press: (page: Page, control: Locator) => Promise<void>;
  /** Checks a checkbox or a radio button. */
  tick: (page: Page, box: Locator) => Promise<void>;
  /** Goes to a field and types key by key; the field has the focus before and after. */
  type: (page: Page, field: Locator, text: string, delay?: number) => Promise<void>;
  /** Chooses in a native select. */
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

export const keyboard: Hand = {
  name: 'keyboard',
  options: {},
  press,
  tick: async (page, box) => {
    const group = await box.getAttribute('name');
    if ((await box.getAttribute('type')) !== 'radio' || group === null) {
      await tabTo(page, box);
      await page.keyboard.press('Space');
      return expect(box).toBeChecked();
    }
    const choices = page.locator(`input[type=radio][name="${group}"]`); // Tab moves to the first, arrows to the others
    await tabTo(page, choices.first());
    await page.keyboard.press('Space');
    for (let step = await choices.count(); step > 0 && !(await box.isChecked()); step--) await page.keyboard.press('ArrowDown');
    await expect(box).toBeChecked();
  },
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
  tick: async (_page, box) => {
    await box.tap();
    await expect(box).toBeChecked();
  },
  type: async (page, field, text, delay = STEADY) => {
    await field.tap();
    await typeKeys(page, field, text, delay); // the on-screen keyboard
  },
  // Tests cannot reach the browser's own picker: it is opened by a tap, and the option is then set.
  choose: async (_page, field, label) => {
    await field.tap();
    await field.selectOption({ label });
  },
  take: (_page, option) => option.tap(),
};

const mouse: Hand = {
  name: 'mouse',
  options: {},
  press: (_page, control) => control.click(),
  tick: (_page, box) => box.check(),
  type: async (page, field, text, delay = STEADY) => {
    await field.click();
    await typeKeys(page, field, text, delay);
  },
  choose: async (_page, field, label) => {
    await field.click();
    await field.selectOption({ label }); // the browser draws its list of options
  },
  take: (_page, option) => option.click(),
};

export const HANDS: readonly Hand[] = [keyboard, touch];

/** Keyboard, mouse, and touch on a phone. */
export const ALL_HANDS: readonly Hand[] = [
  keyboard,
  mouse,
  { ...touch, options: { viewport: { width: 390, height: 844 }, hasTouch: true } },
];

/** The hands of a journey: `npm test` uses one, `npm run verify` all. */
export const handsOf = (one: 'keyboard' | 'mouse' | 'touch'): readonly Hand[] =>
  ALL_HANDS.filter(({ name }) => process.env.VERIFY !== undefined || name === one);
