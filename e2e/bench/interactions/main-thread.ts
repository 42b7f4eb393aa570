import type { CDPSession, Page } from '@playwright/test';

/** A mid-range phone is four times slower than the machine of the measurements. */
const SLOWER = 4;
/** The cost of `workload` on an idle machine, in milliseconds of its main thread. */
const WORKLOAD = 55;

/** The main thread of a page, in milliseconds of the processor: waiting and other processes cost nothing. */
export interface Thread {
  session: CDPSession;
  /** The total so far, times four, normalised to an idle machine. */
  spent: () => Promise<number>;
  /** Milliseconds of the processor, times four, normalised to an idle machine. */
  scaled: (ms: number) => number;
  close: () => Promise<void>;
}

/** Creates, lays out, sorts and removes rows, as a list does: work like the product's, and the same in every run. */
const workload = (page: Page) =>
  page.evaluate(() => {
    const table = document.createElement('table');
    const words = Array.from({ length: 400 }, (_, row) => `${(row * 7919) % 400} of a workload that is always the same`);
    for (const word of words.sort()) {
      const row = table.insertRow();
      for (const part of word.split(' ')) row.insertCell().textContent = part;
    }
    document.body.append(table);
    const height = table.offsetHeight;
    table.remove();
    return height;
  });

async function tasks(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const spent = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  if (spent === undefined) throw new Error('The browser does not say how long its tasks took.');
  return spent * 1000;
}

/**
 * The main thread of a page. Processor time also grows if other processes share its caches and cores: a workload that runs before shows by
 * how much, and measurements are divided by that factor.
 */
export async function mainThread(page: Page): Promise<Thread> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await tasks(session);
  await workload(page);
  const slowness = ((await tasks(session)) - before) / WORKLOAD;
  const scaled = (ms: number) => (ms * SLOWER) / slowness;
  return {
    session,
    scaled,
    spent: async () => scaled(await tasks(session)),
    close: () => session.detach(),
  };
}
