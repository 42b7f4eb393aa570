import { WIDTH } from './columns';
import type { Sheet } from './sheet';

/** The next or previous cell with an error in the shown rows. The search continues at the other end; null if there is none. */
export function nextFault(sheet: Sheet, list: Uint32Array, at: number, column: number, by: 1 | -1): { at: number; column: number } | null {
  const cells = list.length * WIDTH;
  for (let step = 1; step <= cells; step += 1) {
    const cell = (((at * WIDTH + column + by * step) % cells) + cells) % cells;
    const row = list[Math.floor(cell / WIDTH)] ?? 0;
    if (!sheet.isTaken(row) && sheet.fault(row, cell % WIDTH) !== '') return { at: Math.floor(cell / WIDTH), column: cell % WIDTH };
  }
  return null;
}
