import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { mainThread } from './main-thread';

/** Nothing was on its way for this long before an input, in milliseconds. */
const CALM = 200;

/** So long an answer may take by the clock of a busy machine, in milliseconds. */
const PATIENCE = 15_000;

declare global {
  interface Window {
    /** Resolves in the frame after the one in which the awaited element was there. */
    benchPainted?: Promise<void>;
  }
}

/** What a person does, and the signs that the page has answered. */
export interface Input {
  /** Pressed with the mouse, or focused before a key is typed. */
  on: Locator;
  /** One letter, typed instead of a click. */
  key?: string;
  /** Selectors of what is there, one after the other, once the page has answered by itself: a menu, rows that are being fetched. */
  shows: readonly [string, ...string[]];
  /** A selector of what is there once the API's answer is shown, where the interaction asks the API. */
  then?: string;
}

/** Begins to look out for a sign. Nothing polls, so that nothing but the page's own work is counted. */
const lookOut = (page: Page, shows: string) =>
  page.evaluate((selector) => {
    if (document.querySelector(selector)) throw new Error(`${selector} is there before its time.`);
    window.benchPainted = new Promise((resolve) => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(resolve));
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
  }, shows);

async function send(session: CDPSession, at: { x: number; y: number }, key: string | undefined) {
  if (key !== undefined) return session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
  const press = { ...at, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
  return session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press });
}

/** Holds the page's calls back until they are released. */
async function holdCalls(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v1/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Milliseconds of the main thread, as a phone four times slower would spend them, from an input to the paint of its answer: scripts,
 * styles, layout and paint of this page and of nothing else on the machine. Where an answer comes in several steps (the letter; the rows
 * that are being fetched; the rows) the longest counts, for between them the page is free for the next input.
 */
export async function inputToPaint(page: Page, { on, key, shows, then }: Input): Promise<number> {
  await on.scrollIntoViewIfNeeded();
  if (key !== undefined) await on.focus();
  const box = await on.boundingBox();
  if (!box) throw new Error(`${on.toString()} is not to be seen.`);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (key === undefined) await page.mouse.move(at.x, at.y);
  const release = then === undefined ? () => {} : await holdCalls(page);
  const thread = await mainThread(page);
  const until = async (sign: string, begin: () => unknown) => {
    await lookOut(page, sign);
    const before = await thread.spent();
    await begin();
    const painted = thread.session.send('Runtime.evaluate', { expression: 'window.benchPainted', awaitPromise: true });
    const late = pause(PATIENCE, 'late' as const, { ref: false });
    if ((await Promise.race([painted, late])) === 'late') throw new Error(`${sign} did not come within ${PATIENCE / 1000} s.`);
    return (await thread.spent()) - before;
  };
  try {
    const [first, ...others] = shows;
    await pause(CALM);
    const steps = [await until(first, () => send(thread.session, at, key))];
    for (const sign of others) steps.push(await until(sign, () => undefined));
    await pause(CALM);
    if (then !== undefined) steps.push(await until(then, release));
    return Math.max(...steps);
  } finally {
    release();
    await thread.close();
    await page.unrouteAll({ behavior: 'wait' });
  }
}
