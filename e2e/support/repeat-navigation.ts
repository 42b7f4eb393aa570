import type { Page } from '@playwright/test';

/**
 * Leaves a page by the browser's Back and returns by Forward, a number of times: its contents are unmounted and mounted, and the history does
 * not grow. Each page has to load completely, including visible charts, which render when the browser is idle: otherwise they would be there in
 * one round and not in another.
 * @param text of a row of the list that is left
 * @throws Error if a page does not load
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
