import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    announced?: string[];
  }
}

/** Records the polite announcements of the list on the page from now on. */
export const recordAnnouncements = (page: Page) =>
  page.evaluate(() => {
    const announced: string[] = (window.announced = []);
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const { textContent } of addedNodes) if (textContent) announced.push(textContent);
    });
    for (const region of document.querySelectorAll('main [role=status]'))
      observer.observe(region, { childList: true, subtree: true, characterData: true });
  });

/** Waits for one announcement since the last call and returns it; a second one is a failure, now or at the next call. */
export async function expectAnnounced(page: Page, words: string | RegExp) {
  const recorded = () => page.evaluate(() => window.announced ?? []);
  await expect.poll(recorded).toEqual([typeof words === 'string' ? words : expect.stringMatching(words)]);
  const [message = ''] = (await page.evaluate(() => window.announced?.splice(0))) ?? [];
  return message;
}
