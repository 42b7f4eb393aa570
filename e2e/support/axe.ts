import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The source of the installed axe-core, minified. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** An empty script instead of axe, for a page that has already loaded it: loading axe takes longer than running all rules. */
const LOADED = ';';

/** The rules whose result depends on colours. Dark and forced colours change nothing else in a page (`access/ways.ts`). */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Colours are not final while something fades in: waits for every animation that ends. */
const atRest = () => {
  const moving = document.getAnimations().some((animation) => {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    return animation.playState === 'running' && endTime !== Infinity;
  });
  const fading = [...document.querySelectorAll<HTMLElement>('[style*="opacity"]')].some(({ style }) => Number(style.opacity) % 1 !== 0);
  return !moving && !fading;
};

type Rules = 'all' | 'colours';

/** The violations once all animations have ended, one line each. */
async function violationsOf(page: Page, rules: Rules): Promise<string> {
  await page.waitForFunction(atRest);
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? LOADED : AXE;
  const runOnly = rules === 'colours' && !process.env.VERIFY ? { runOnly: { type: 'rule' as const, values: OF_COLOURS } } : {};
  // Pages have no frames. Without legacy mode axe would open a second page for them.
  const { violations } = await new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...runOnly })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n  ${failureSummary ?? ''}`));
  return found.join('\n');
}

/**
 * Expects that the current page breaks no rule, best practices included. A violation is checked again, because a toast may have begun to fade meanwhile.
 * @param rules `colours` if the same page was checked with all rules before in the same size. `npm run verify` uses all rules each time.
 */
export async function expectAccessible(page: Page, rules: Rules = 'all') {
  const found = await violationsOf(page, rules);
  if (found) expect(await violationsOf(page, rules)).toBe('');
}

/** The page does not scroll sideways, nor does the box that holds it. Tables and calendars may, inside. */
export async function expectNoSidewaysScroll(page: Page) {
  const beyond = () =>
    page.evaluate(() => {
      const boxes = [document.documentElement, ...document.querySelectorAll('.cl-scroll, main')];
      return Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    });
  // A chart measures its size after the window has changed.
  await expect.poll(beyond, 'pixels that the page scrolls sideways').toBeLessThanOrEqual(0);
}

/** The page at each width, in light and dark: nothing breaks a rule, and nothing scrolls sideways. */
export async function expectAccessibleAt(page: Page, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'colours');
    await expectNoSidewaysScroll(page);
  }
}
