import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { storedUser } from '../../support/stored-user';
import { whole } from '../interactions/acts';
import type { ActFigures } from '../interactions/all-acts';
import { mainThread } from '../interactions/main-thread';
import { paintWatch } from '../interactions/paint-watch';
import { FRAME, tracedTasks } from '../interactions/traced-tasks';
import type { Site } from '../sites';
import { serveLargeRoster } from './large-roster';

/** Repetitions of each; the median counts. */
const TIMES = 5;
/** Number of frames of a drag and of a scroll by 100 rows, and the height of a row in pixels. */
const FRAMES = 100;
const ROW = 60;
/** Frames in which the effect of a key is painted. */
const DRAWN = 4;
/** Milliseconds without a pending request before a measurement, and milliseconds after which telemetry has started. */
const CALM = 500;
const TELEMETRY = 5_000;

const PATHNAME = '/admin/roster?days=14';
const ROWS = 'main [aria-busy=false] [role=grid] [role=row]:nth-child(2)';
const KEYS = { 'the next worker': 'ArrowDown', 'the next day': 'ArrowRight', 'a quarter of an hour longer': 'Alt+ArrowRight' };

/** Waits until the page has painted a number of frames and finished the work that follows. */
const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }, count);

/** The cost of each step until it is painted, in milliseconds of the main thread times four. @param of number of frames to wait for after a step */
async function costsOf(page: Page, steps: readonly (() => Promise<unknown>)[], of: number): Promise<number[]> {
  const thread = await mainThread(page);
  const costs: number[] = [];
  try {
    await pause(CALM);
    for (const step of steps) {
      const before = await thread.spent();
      await step();
      await frames(page, of);
      costs.push((await thread.spent()) - before);
    }
  } finally {
    await thread.close();
  }
  return costs;
}

/** The cost from the response to the paint of the rows, on a page that has not rendered any rows yet. */
async function mount(page: Page): Promise<number> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v1/shift-roster?**', async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto(PATHNAME);
  await page.locator('main [aria-busy=true]').waitFor({ state: 'attached' });
  await pause(CALM);
  const thread = await mainThread(page);
  try {
    await pause(CALM);
    return await paintWatch(page, thread)(ROWS, release);
  } finally {
    release();
    await thread.close();
    await page.unrouteAll({ behavior: 'wait' });
  }
}

/** Keys move a visible shift, and each verdict of the day is rendered again. */
async function moveByKeys(page: Page): Promise<number[]> {
  await page.locator('[data-row="w1"] button[data-shift]').first().focus();
  await page.keyboard.press('Space');
  await page.locator('[data-by="key"]').waitFor();
  await whole(page); // the panel next to it is loaded at first use
  const costs = await costsOf(
    page,
    Object.values(KEYS).map((key) => () => page.keyboard.press(key)),
    DRAWN,
  );
  await page.keyboard.press('Escape');
  return costs;
}

/** A shift is dragged through rows and days, back and forth. */
async function drag(page: Page): Promise<number> {
  const box = await page.locator('[data-row="w2"] button[data-shift]').nth(2).boundingBox();
  if (!box) throw new Error('The shift is not to be seen.');
  const [x, y] = [box.x + 30, box.y + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const moves = Array.from({ length: FRAMES }, (_none, at) => () => page.mouse.move(x + at * 4, y + Math.sin(at / 8) * 120));
  const costs = await costsOf(page, moves, 1);
  if ((await page.locator('[role=grid] [aria-hidden]:not([hidden])').count()) === 0) throw new Error('Nothing was dragged.');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return costs.reduce((sum, cost) => sum + cost, 0) / FRAMES;
}

/** Frame by frame, without requests in between. */
const scroll = (page: Page) =>
  page.evaluate(
    async ([count, by, mark]) => {
      const grid = document.querySelector('[role=grid]');
      for (let frame = 0; frame < count; frame++) {
        performance.mark(mark);
        grid?.scrollBy(0, by);
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      }
    },
    [FRAMES, ROW, FRAME] as const,
  );

const p99 = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.99) - 1] ?? Number.NaN;

/** A roster of 200 workers by 14 days with 2,000 shifts: mounted, moved by keys and by pointer, and scrolled. */
export async function onLargeRoster(browser: Browser, { address, user }: Site): Promise<ActFigures[]> {
  console.log('  a roster of 200 workers by 14 days');
  const [mounts, drags, scrolls]: [number[], number[], number[]] = [[], [], []];
  const keys = Object.keys(KEYS).map((name): ActFigures => ({ name: `a key, ${name}`, budget: 'rosterKey', allMs: [] }));
  for (let time = 0; time < TIMES; time++) {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      viewport: { width: 1440, height: 900 },
      ...storedUser(address, user),
    });
    try {
      await serveLargeRoster(context);
      // Prefetching starts some seconds after the page, and would sometimes be counted.
      await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      const page = await context.newPage();
      mounts.push(await mount(page));
      await whole(page);
      await pause(TELEMETRY);
      (await moveByKeys(page)).forEach((cost, at) => keys[at]?.allMs.push(cost));
      drags.push(await drag(page));
      scrolls.push(p99((await tracedTasks(browser, page, () => scroll(page))).tasks));
    } finally {
      await context.close();
    }
  }
  return [
    { name: 'mounted', budget: 'rosterMount', allMs: mounts },
    ...keys,
    { name: 'a dragged frame', budget: 'rosterDrag', allMs: drags },
    { name: 'scrolling 100 rows', budget: 'rosterScroll', allMs: scrolls },
  ];
}
