import type { Page } from '@playwright/test';

/**
 * Leaves a page by the browser's own Back and comes to it again by Forward, so many times: what is there is unmounted and mounted,
 * and the history does not grow. Each page comes whole, with the charts in sight, which are drawn when the browser is idle: else they
 * come in one round and not in another.
 * @param text of a row of the list that is left
 * @throws Error where a page does not come
 */
export async function repeatNavigation(page: Page, text: string, rounds: number): Promise<void> {
  await page.evaluate(
    async ([wanted, times]) => {
      const patience = 20_000;
      const heading = () => document.querySelector('main h1');
      const isInSight = (element: Element) => element.getBoundingClientRect().top < innerHeight;
      const isComing = () =>
        document.querySelector('.cl-veil') !== null || [...document.querySelectorAll('[data-chart]:empty')].some(isInSight);
      const arrive = async (left: Element | null, shown: string) => {
        const began = performance.now();
        const isThere = () =>
          heading() !== null &&
          heading() !== left &&
          (shown === '' || [...document.querySelectorAll('main [role="row"], main tr')].some((row) => row.textContent.includes(shown)));
        while (isComing() || !isThere()) {
          if (performance.now() - began > patience) throw new Error(`"${shown}" is not there after ${patience} ms.`);
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      };
      for (let round = 0; round < times; round++) {
        const here = heading();
        history.back();
        await arrive(here, '');
        const before = heading();
        history.forward();
        await arrive(before, wanted);
      }
    },
    [text, rounds] as const,
  );
}
