import type { BrowserContext, Page } from '@playwright/test';

interface Shift {
  /** Milliseconds since the page began. */
  at: number;
  value: number;
  /** What moved, from where to where: `div.cl-card 0,64 1440x80 -> 0,92 1440x80`; empty where the browser does not say. */
  moved: string;
}

interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    benchShifts?: Shift[];
  }
}

/** Cumulative layout shift, and what moved most. */
export interface Stability {
  score: number;
  moved: string;
}

/** Answers come after the skeletons were painted, and no two at once, as on a slow line. In milliseconds. */
const FIRST_ANSWER = 550;
const BETWEEN = 90;

/** Shifts that follow one another by at most a second, in at most five, are one window (web.dev, "Cumulative Layout Shift"). */
const GAP = 1000;
const WINDOW = 5000;

/** Makes every page of a browser note its shifts, over calls that are answered late. */
export async function noteShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const noted: Shift[] = (window.benchShifts = []);
    new PerformanceObserver((list) => {
      for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as LayoutShiftEntry[]) {
        if (hadRecentInput) continue;
        const [source] = sources;
        const element = source?.node instanceof Element ? source.node : source?.node?.parentElement;
        const [before, after] = [source?.previousRect, source?.currentRect].map(
          (box) => box && `${Math.round(box.x)},${Math.round(box.y)} ${Math.round(box.width)}x${Math.round(box.height)}`,
        );
        const moved = source ? `${element?.tagName.toLowerCase() ?? ''}.${element?.className ?? ''} ${before ?? ''} -> ${after ?? ''}` : '';
        noted.push({ at: startTime, value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let calls = 0;
  await context.route('**/api/v1/**', async (route) => {
    calls += 1;
    await new Promise((resolve) => setTimeout(resolve, FIRST_ANSWER + (calls % 5) * BETWEEN));
    await route.continue();
  });
}

function worstWindow(shifts: readonly Shift[]): Stability {
  let worst: Stability = { score: 0, moved: '' };
  for (const [from, first] of shifts.entries()) {
    const window: Shift[] = [first];
    for (const shift of shifts.slice(from + 1)) {
      if (shift.at - (window.at(-1)?.at ?? 0) > GAP || shift.at - first.at > WINDOW) break;
      window.push(shift);
    }
    const score = window.reduce((sum, { value }) => sum + value, 0);
    const [most] = window.toSorted((a, b) => b.value - a.value);
    if (score > worst.score) worst = { score, moved: most?.moved ?? '' };
  }
  return worst;
}

/** How much a page has moved until now. @throws Error where `noteShifts` did not come before the page */
export async function stabilityOf(page: Page): Promise<Stability> {
  const shifts = await page.evaluate(() => window.benchShifts);
  if (!shifts) throw new Error(`${page.url()} notes no shifts.`);
  return worstWindow(shifts);
}
