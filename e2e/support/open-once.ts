import type { Page } from '@playwright/test';

/** Whether the page is in the area of a role, with the chrome. Another file's test may have left it elsewhere. */
const isInArea = (page: Page) => /^\/(admin|team-leader|worker)\b/.test(new URL(page.url()).pathname);

/** Opens an address in a page that no test of the file has used yet. Otherwise the test continues where the last one was. */
export function openOnce() {
  const opened = new WeakSet<Page>();
  return async (page: Page, address: string) => {
    if (!opened.has(page) || !isInArea(page)) await page.goto(address);
    opened.add(page);
    return page;
  };
}
