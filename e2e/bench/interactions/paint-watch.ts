import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Thread } from './main-thread';

/** So long an answer may take by the clock of a busy machine, in milliseconds. */
const PATIENCE = 15_000;

declare global {
  interface Window {
    /** Resolves in the frame after the one in which the awaited element was there. */
    benchPainted?: Promise<void>;
  }
}

/** Begins to look out for a sign. Nothing polls, so that nothing but the page's own work is counted. */
const lookOut = (page: Page, shows: string) =>
  page.evaluate((selector) => {
    window.benchPainted = new Promise((resolve) => {
      if (document.querySelector(selector)) return resolve();
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(resolve));
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
  }, shows);

/**
 * What a page spends until a sign is painted, in milliseconds of its main thread times four. A sign is a selector of what is there then.
 * @returns a function of the sign and of what makes it come; without the latter, what was spent since the sign before
 */
export function paintWatch(page: Page, thread: Thread) {
  let counted = 0;
  return async (sign: string, begin?: () => unknown): Promise<number> => {
    if (begin && (await page.locator(sign).count()) > 0) throw new Error(`${sign} is there before its time.`);
    await lookOut(page, sign);
    if (begin) {
      counted = await thread.spent();
      await begin();
    }
    const painted = thread.session.send('Runtime.evaluate', { expression: 'window.benchPainted', awaitPromise: true });
    const late = pause(PATIENCE, 'late' as const, { ref: false });
    if ((await Promise.race([painted, late])) === 'late') throw new Error(`${sign} did not come within ${PATIENCE / 1000} s.`);
    const before = counted;
    counted = await thread.spent();
    return counted - before;
  };
}
