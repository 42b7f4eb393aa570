import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Thread } from './main-thread';

/** Timeout for an answer on a busy machine, in milliseconds. */
const PATIENCE = 15_000;

declare global {
  interface Window {
    /** Resolves in the frame after the one in which the awaited element exists. */
    benchPainted?: Promise<void>;
  }
}

/** Starts to watch for a sign. Nothing polls, so that only the page's own work is counted. */
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
 * The time until a sign is painted, in milliseconds of the page's main thread times four. A sign is a selector that matches then.
 * @returns a function of the sign and of the action that causes it; without an action, it returns the time since the previous sign
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
