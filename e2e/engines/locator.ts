import type { Finds, Located, Text } from '../pages/finds';
import { until } from './patience';
import { describeSteps, type Look, type Reach, type Step, type Wanted } from './steps';

const FAR_ENOUGH = 120;

/** What a locator needs from its page. */
export interface Asks {
  look: (steps: readonly Step[]) => Promise<Look>;
  reach: (steps: readonly Step[]) => Promise<Reach>;
  clickAt: (x: number, y: number) => Promise<void>;
  press: (key: string) => Promise<void>;
}

const wanted = (text: Text, exact = false): Wanted =>
  typeof text === 'string' ? { text, exact } : { pattern: text.source, flags: text.flags };

/** Elements by role, label, text or selector inside others. */
export const finding = <Found>(within: (step: Step) => Found): Finds<Found> => ({
  getByRole: (role, { name, exact, level } = {}) =>
    within({ by: 'role', role, ...(name !== undefined && { name: wanted(name, exact) }), ...(level !== undefined && { level }) }),
  getByLabel: (text, { exact } = {}) => within({ by: 'label', wanted: wanted(text, exact) }),
  getByText: (text, { exact } = {}) => within({ by: 'text', wanted: wanted(text, exact) }),
  locator: (selector) => within({ by: 'css', selector }),
});

/** An element as a page object names it; actions wait until a person could act. It has the used part of Playwright's locator. */
export interface EngineLocator extends Located<EngineLocator> {
  steps: readonly Step[];
  look: () => Promise<Look>;
  /** Resolves when the first match is visible. */
  waitFor: () => Promise<void>;
  /** Resolves when there is no match. */
  waitForNone: () => Promise<void>;
  /** Resolves when it has the focus. */
  waitForFocus: () => Promise<void>;
}

export function locatorOf(page: Asks, steps: readonly Step[]): EngineLocator {
  const within = (step: Step) => locatorOf(page, [...steps, step]);
  const called = describeSteps(steps);
  const look = () => page.look(steps);

  const waitUntil = async (fits: (found: Look) => boolean, otherwise: string) => {
    await until(
      async () => (fits(await look()) ? true : undefined),
      () => `${called} ${otherwise}`,
    );
  };

  const click = async () => {
    let reason = 'it was never looked at';
    const { x, y } = await until(
      async () => {
        const reach = await page.reach(steps);
        if ('x' in reach) return reach;
        ({ reason } = reach);
        return undefined;
      },
      () => `${called} can not be clicked: ${reason}`,
    );
    await page.clickAt(x, y);
  };

  /** Types key by key, and fails if the focus leaves meanwhile. */
  const type = async (text: string) => {
    for (const key of text) {
      const { focused } = await look();
      if (!focused) throw new Error(`The focus left ${called} before "${key}" of "${text}".`);
      await page.press(key);
    }
  };

  const tabTo = async () => {
    for (let step = 0; step < FAR_ENOUGH; step++) {
      if ((await look()).focused) return;
      await page.press('Tab');
    }
    throw new Error(`${FAR_ENOUGH} times Tab did not reach ${called}.`);
  };

  return {
    ...finding(within),
    steps,
    look,
    click,
    filter: ({ hasText, has }) => {
      const texts: Step[] = hasText === undefined ? [] : [{ by: 'containing', wanted: wanted(hasText) }];
      // As in Playwright: the inner locator is searched inside each match.
      const inner: Step[] = has ? [{ by: 'having', steps: has.steps }] : [];
      return locatorOf(page, [...steps, ...texts, ...inner]);
    },
    first: () => within({ by: 'first' }),
    or: (other) => within({ by: 'or', steps: other.steps }),
    fill: async (text) => {
      await click();
      await page.press('Control+a');
      await type(text);
    },
    press: async (key) => {
      const { focused } = await look();
      if (!focused) throw new Error(`${called} has not the focus, so that "${key}" is not pressed in it.`);
      await page.press(key);
    },
    check: click,
    /** The browser draws the list of a select, which tests cannot reach; a closed select accepts typed text. */
    selectOption: async ({ label }) => {
      await tabTo();
      await type(label);
    },
    getAttribute: async (name) => (await look()).attributes[name] ?? null,
    waitFor: () => waitUntil(({ visible }) => visible, 'is not seen'),
    waitForNone: () => waitUntil(({ count }) => count === 0, 'is still there'),
    waitForFocus: () => waitUntil(({ focused }) => focused, 'has not the focus'),
  };
}
