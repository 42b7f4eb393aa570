import type { Page } from '@playwright/test';

/** Opens an address in a page that no test of the file has used yet. Otherwise the test continues where the last one was. */
export function openOnce() {
  const opened = new WeakSet<Page>();
  return async (page: Page, address: string) => {
    if (!opened.has(page)) await page.goto(address);
    opened.add(page);
    return page;
  };
}
