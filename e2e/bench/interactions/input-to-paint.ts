import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { mainThread } from './main-thread';
import { paintWatch } from './paint-watch';

/** No request is pending for this long before an input, in milliseconds. */
const CALM = 200;

/** What a person does, and the signs that the page has reacted. */
export interface Input {
  /** Pressed with the mouse, or focused before a key is typed. */
  on: Locator;
  /** A key that is pressed instead of a click, such as a letter. */
  key?: string;
  /** Selectors that match one after the other when the page has reacted by itself: a menu, rows that are being fetched. */
  shows: readonly [string, ...string[]];
  /** A selector of the target page, which appears by itself after the first reaction. */
  page?: string;
  /** A selector that matches once the API's response is shown, if the interaction calls the API. */
  then?: string;
}

export interface Paints {
  /** From the input to the paint of the page's own reaction. */
  inputMs: number;
  /** From there to the paint of the target page, if the interaction leads to another one. */
  pageMs?: number;
  /** From the API's response to its paint, if the interaction calls the API. */
  answerMs?: number;
}

async function send(session: CDPSession, at: { x: number; y: number }, key: string | undefined) {
  if (key !== undefined) return session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, ...(key.length === 1 && { text: key }) });
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
    await route.fallback();
  });
  return release;
}

/**
 * Milliseconds of the main thread, as a phone four times slower would spend them, from an input to the paint of its answer: scripts,
 * styles, layout and paint of this page and of nothing else on the machine. If the page reacts in several steps (a dialog; its first
 * fields) the longest counts, because between them the page is free for the next input.
 */
export async function inputToPaint(page: Page, { on, key, shows, page: shown, then }: Input): Promise<Paints> {
  await on.scrollIntoViewIfNeeded();
  if (key !== undefined) await on.focus();
  const box = await on.boundingBox();
  if (!box) throw new Error(`${on.toString()} is not to be seen.`);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (key === undefined) await page.mouse.move(at.x, at.y);
  const release = then === undefined ? () => {} : await holdCalls(page);
  const thread = await mainThread(page);
  const until = paintWatch(page, thread);
  try {
    const [first, ...others] = shows;
    await pause(CALM);
    const steps = [await until(first, () => send(thread.session, at, key))];
    for (const sign of others) steps.push(await until(sign));
    const inputMs = Math.max(...steps);
    if (shown !== undefined) return { inputMs, pageMs: await until(shown) };
    if (then === undefined) return { inputMs };
    await pause(CALM);
    return { inputMs, answerMs: await until(then, release) };
  } finally {
    release();
    await thread.close();
    await page.unrouteAll({ behavior: 'wait' });
  }
}
