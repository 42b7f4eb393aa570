import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { countLazyCompiles, TRACE_CATEGORIES, type TraceEvent } from '@careloom/federation/bench/lazy-compiles';
import type { AuthUser } from '@careloom/contract/resources/auth';
import { apiOf } from '../support/api';
import { storedUser } from '../support/stored-user';
import { recordRequests, type Sent } from './network';
import type { Screen } from './screens';

/** A page is complete when it shows its content and has sent no request for this long, in milliseconds. */
const QUIET = 500;
const STEP = 25;

/** A script that suppresses timers of three seconds or more. */
const NOTHING_LATE = `{
  const start = setTimeout;
  window.setTimeout = (work, ms = 0, ...rest) => (ms < 3_000 ? start(work, ms, ...rest) : 0);
}`;

export interface Visit {
  requests: Sent[];
  lazyCompiles: number;
}

/**
 * Opens a page in a new browser profile, with an empty cache, until it is complete.
 *
 * Work that starts by a timer seconds after the page (prefetches, telemetry) does not start, because it would sometimes be counted.
 */
export async function visit(browser: Browser, address: string, screen: Screen, user: AuthUser): Promise<Visit> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ serviceWorkers: 'block', viewport, ...storedUser(address, screen.signedIn ? user : null) });
  try {
    await context.addInitScript(() => addEventListener('careloom:ready', () => (window.benchReady = true)));
    await context.addInitScript(NOTHING_LATE);
    const page = await context.newPage();
    const network = await recordRequests(await context.newCDPSession(page));
    await browser.startTracing(page, { categories: [...TRACE_CATEGORIES] });
    await page.goto(screen.pathname);
    await screen.there(page, apiOf(address, user.token));
    await quiet(() => network.inFlight() === 0);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    return { requests: network.requests(), lazyCompiles: countLazyCompiles(traceEvents, address) };
  } finally {
    await context.close();
  }
}

async function quiet(isQuiet: () => boolean) {
  for (let since = performance.now(); performance.now() - since < QUIET; await pause(STEP)) {
    if (!isQuiet()) since = performance.now();
  }
}
