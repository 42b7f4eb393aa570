import { setImmediate } from 'node:timers/promises';

/** So many rows are read at once. The embedded database has one connection: whoever else asks waits for one part and not for all. */
const PART = 100;

/** Items in parts, in their order. @param size how many a part has at most */
export function partsOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_part, nth) => items.slice(nth * size, (nth + 1) * size));
}

/**
 * Long lists, part by part. Between two it gives way to other requests: statements of the embedded database follow each other
 * without the process looking at anything else.
 * @param ids of the rows, in their order
 * @param read the rows of some ids, in any order
 * @returns the rows in the order of `ids`; one that was removed meanwhile is left out
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
