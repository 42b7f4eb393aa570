import { setImmediate } from 'node:timers/promises';

/** Rows read at a time. The embedded database has one connection: other queries wait for one part and not for the whole list. */
const PART = 100;

/** Splits items into parts and keeps their order. @param size the maximum size of a part */
export function partsOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_part, nth) => items.slice(nth * size, (nth + 1) * size));
}

/**
 * Reads a long list in parts and yields to other requests between two of them: the embedded database runs statements back to back without
 * returning to the event loop.
 * @param ids of the rows, in the wanted order
 * @param read returns the rows of some ids, in any order
 * @returns the rows in the order of `ids`, without those removed in the meantime
 */
export async function inParts<Row>(
  ids: readonly number[],
  read: (part: number[]) => Promise<Row[]>,
  idOf: (row: Row) => number,
): Promise<Row[]> {
  const rows = new Map<number, Row>();
  for (const [nth, part] of partsOf(ids, PART).entries()) {
    if (nth > 0) await setImmediate();
    for (const row of await read(part)) rows.set(idOf(row), row);
  }
  return ids.flatMap((id) => rows.get(id) ?? []);
}
