import type { BrowserContext, Page } from '@playwright/test';

interface Shift {
  /** Milliseconds since the page began. */
  at: number;
  value: number;
  /** What moved, from where to where: `div.cl-card 0,64 1440x80 -> 0,92 1440x80`; empty if the browser does not report it. */
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
    /** Pending calls, and when the latest one was answered, in milliseconds since the page began. */
    benchCalls?: { open: number; last: number };
  }
}

/** Cumulative layout shift, and what moved most. */
export interface Stability {
  score: number;
  moved: string;
}

/** Delay of responses in milliseconds: after the skeletons are painted, and no two at once, as on a slow connection. */
const FIRST_ANSWER = 550;
const BETWEEN = 90;

/** Shifts that follow one another by at most a second, in at most five, are one window (web.dev, "Cumulative Layout Shift"). */
const GAP = 1000;
const WINDOW = 5000;

/** Makes every page of a browser record its shifts, with delayed calls. The page itself delays them: a browser that intercepts calls caches no files. */
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
  await context.addInitScript(sendLate, { first: FIRST_ANSWER, between: BETWEEN });
}

/** Runs in the page. Milliseconds. */
function sendLate({ first, between }: { first: number; between: number }) {
  const calls = (window.benchCalls = { open: 0, last: 0 });
  let sent = 0;
  const isOver = () => {
    calls.open -= 1;
    calls.last = performance.now();
  };
  window.XMLHttpRequest = class extends XMLHttpRequest {
    #timer: ReturnType<typeof setTimeout> | undefined;
    override send(body?: XMLHttpRequestBodyInit | null) {
      calls.open += 1;
      sent += 1;
      this.addEventListener('loadend', isOver, { once: true });
      const late = () => {
        this.#timer = undefined;
        super.send(body);
      };
      this.#timer = setTimeout(late, first + (sent % 5) * between);
    }
    override abort() {
      if (this.#timer !== undefined) isOver(); // it was never sent, so that it fires no `loadend`
      clearTimeout(this.#timer);
      super.abort();
    }
  };
}

/** Milliseconds without a call after which a page is complete. */
const QUIET = 500;

/** Waits until a page has all its responses. */
export async function allAnswered(page: Page): Promise<void> {
  const isQuiet = (quiet: number) => {
    const { open = 1, last = 0 } = window.benchCalls ?? {};
    return open === 0 && performance.now() - last > quiet;
  };
  await page.waitForFunction(isQuiet, QUIET, { timeout: 30_000 });
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

/** The layout shift of a page so far. @throws Error if `noteShifts` was not called before the page was opened */
export async function stabilityOf(page: Page): Promise<Stability> {
  const shifts = await page.evaluate(() => window.benchShifts);
  if (!shifts) throw new Error(`${page.url()} notes no shifts.`);
  return worstWindow(shifts);
}
