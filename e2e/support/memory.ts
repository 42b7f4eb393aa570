import type { CDPSession, Page } from '@playwright/test';

/** What a page holds after everything that can be freed was. */
export interface MemoryUse {
  /** Of the JavaScript heap, in bytes. */
  heap: number;
  /** Nodes of documents and of trees that only scripts know. */
  nodes: number;
  listeners: number;
  /** Trees that were taken out of the document and are held all the same. */
  detached: number;
}

/** What one collection frees lets the next free more: finalizers, weak maps, style data. */
const COLLECTIONS = 4;

async function free(page: Page, session: CDPSession): Promise<void> {
  // A tree that was just left is let go at one of the next turns.
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 100)));
  await session.send('HeapProfiler.collectGarbage');
}

/** Frees what a page no longer holds. A weak map keeps the room that it once had, so how much comes together between two collections shows in the heap. */
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
  await session.detach(); // the protocol holds what it has told of
  return { heap: usedSize, nodes, listeners: jsEventListeners, detached: detachedNodes.length };
}

/**
 * Reads several times what a page holds, and takes the least of each: what a collection has not got to yet is not held.
 * @param between brings the page to the same state by another way
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
