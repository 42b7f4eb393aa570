import type { CDPSession, Page } from '@playwright/test';

/** A phone of the middle is four times slower than the machine of the measurements. */
const SLOWER = 4;
/** What the workload of `workload` costs on a machine that has nothing else to do, in milliseconds of its main thread. */
const WORKLOAD = 55;

/** The main thread of a page, in milliseconds of the processor: waiting and other processes cost nothing. */
export interface Thread {
  session: CDPSession;
  /** All that it has spent so far, times four, as on a machine that has nothing else to do. */
  spent: () => Promise<number>;
  /** Milliseconds of the processor, times four and on a machine that has nothing else to do. */
  scaled: (ms: number) => number;
  close: () => Promise<void>;
}

/** Rows are made, laid out, sorted and thrown away, as a list does: work like that of the product, and the same in every run. */
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
 * The main thread of a page. The processor's own time grows too where its caches and cores are shared: a workload before tells by how
 * much, and what is measured is divided by it.
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
