import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Colours of what is still fading in are on their way: waits for every movement that ends. */
const atRest = () => {
  const moving = document.getAnimations().some((animation) => {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    return animation.playState === 'running' && endTime !== Infinity;
  });
  const fading = [...document.querySelectorAll<HTMLElement>('[style*="opacity"]')].some(({ style }) => Number(style.opacity) % 1 !== 0);
  return !moving && !fading;
};

/** All rules, best practice included, nothing excluded: the page as it stands breaks none. */
export async function expectAccessible(page: Page) {
  await page.waitForFunction(atRest);
  // There are no frames, for which the other mode opens a second page.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n  ${failureSummary ?? ''}`));
  expect(found.join('\n')).toBe('');
}

/** The page does not scroll sideways, nor does the box that holds it. Tables and calendars may, inside. */
export async function expectNoSidewaysScroll(page: Page) {
  const beyond = () =>
    page.evaluate(() => {
      const boxes = [document.documentElement, ...document.querySelectorAll('.cl-scroll, main')];
      return Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    });
  // A chart measures its room after the window has changed.
  await expect.poll(beyond, 'pixels that the page scrolls sideways').toBeLessThanOrEqual(0);
}
