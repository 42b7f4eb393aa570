import type { Page } from '@playwright/test';

declare global {
  interface Window {
    counted?: { pushes: number; headings: number };
  }
}

/**
 * Counts what one click causes: entries pushed to the history, and documents loaded (which remove a marker on `window`).
 * single-spa turns each push into an artificial popstate, so a router that listens to both navigates twice.
 */
export async function countNavigations(page: Page) {
  await page.evaluate(() => {
    const counted = { pushes: 0, headings: 0 };
    window.counted = counted;
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      counted.pushes += 1;
      push(...entry);
    };
    let heading: Element | null = document.querySelector('h1');
    new MutationObserver(() => {
      const now = document.querySelector('h1');
      if (now && now !== heading) {
        counted.headings += 1;
        heading = now;
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => window.counted ?? null);
}
