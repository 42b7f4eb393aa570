import type { Row } from './rows';

/** Heights in pixels, as in the style sheets. */
export const HEAD = 48;
const LANE = 52;
const ROW_REST = 18;

export const heightOf = ({ lanes }: Pick<Row, 'lanes'>): number => lanes * LANE + ROW_REST;

/** The top of each row in pixels below the headers, followed by the end of the last row. */
export function topsOf(rows: readonly Row[]): Float64Array {
  const tops = new Float64Array(rows.length + 1);
  rows.forEach((row, index) => {
    tops[index + 1] = (tops[index] ?? 0) + heightOf(row);
  });
  return tops;
}
