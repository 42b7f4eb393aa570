import { expect, type Page } from '@playwright/test';

const QUIET_MS = 2_000;

/**
 * Tracks the requests of a page from now on. @returns a function that waits for two seconds without a request, when prefetches are complete.
 */
export function watchRequests(page: Page): () => Promise<void> {
  let open = 0;
  let last = Date.now();
  const count = (by: number) => () => {
    open += by;
    last = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return () => expect.poll(() => open === 0 && Date.now() - last > QUIET_MS, { timeout: 30_000 }).toBe(true);
}
