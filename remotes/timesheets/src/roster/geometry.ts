import type { Row } from './rows';

/** Heights in pixels, as in the style sheets. */
export const HEAD = 48;
const LANE = 52;
const ROW_REST = 18;

/** Where each row begins, below the heads, and where the last ends. */
export function topsOf(rows: readonly Row[]): Float64Array {
  const tops = new Float64Array(rows.length + 1);
  rows.forEach(({ lanes }, index) => {
    tops[index + 1] = (tops[index] ?? 0) + lanes * LANE + ROW_REST;
  });
  return tops;
}
