import type { CDPSession, Page } from '@playwright/test';

/** What a page holds after garbage collection. */
export interface MemoryUse {
  /** Size of the JavaScript heap, in bytes. */
  heap: number;
  /** Nodes of documents and of detached trees. */
  nodes: number;
  listeners: number;
  /** Detached trees that are still held. */
  detached: number;
}

/** Number of collections: each one lets the next free more (finalizers, weak maps, style data). */
const COLLECTIONS = 4;

async function free(page: Page, session: CDPSession): Promise<void> {
  // A tree that was just removed is released in one of the next turns of the event loop.
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 100)));
  await session.send('HeapProfiler.collectGarbage');
}

/** Collects garbage of a page. A weak map keeps its largest capacity, so the amount of garbage between two collections affects the heap. */
export async function collectGarbage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await free(page, session);
  await session.detach();
}

async function read(page: Page): Promise<MemoryUse> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  for (let at = 0; at < COLLECTIONS; at++) await free(page, session);
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
  await session.detach(); // the protocol holds objects that it has reported
  return { heap: usedSize, nodes, listeners: jsEventListeners, detached: detachedNodes.length };
}

/**
 * Reads what a page holds several times, and takes the minimum of each value: garbage that is not collected yet does not count.
 * @param between brings the page back to the same state in another way
 */
export async function measureMemory(page: Page, readings: number, between: () => Promise<void>): Promise<MemoryUse> {
  let least = await read(page);
  for (let at = 1; at < readings; at++) {
    await between();
    const next = await read(page);
    least = {
      heap: Math.min(least.heap, next.heap),
      nodes: Math.min(least.nodes, next.nodes),
      listeners: Math.min(least.listeners, next.listeners),
      detached: Math.min(least.detached, next.detached),
    };
  }
  return least;
}
