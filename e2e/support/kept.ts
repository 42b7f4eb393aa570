import { expect, type Page } from '@playwright/test';

/** Waits until the service worker has stored the page and all fetched and prefetched files, so that no connection is needed. */
export async function untilKept(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const files = (await (await caches.open('careloom-files')).keys()).length;
      const pages = (await (await caches.open('careloom-page')).keys()).length;
      return navigator.serviceWorker.controller === null || pages === 0 ? 0 : files;
    });
  let before = 0;
  await expect
    .poll(
      async () => {
        const now = await kept();
        const isSteady = now > 0 && now === before;
        before = now;
        return isSteady;
      },
      { timeout: 30_000, intervals: [1_500] },
    )
    .toBe(true);
}
