/** Controls of a row between which the arrow keys move from row to row. */
const KINDS = ['[data-open]', '[data-menu]', '[data-row]'];

/** The control of the same kind in the next or previous row that has one; null at the ends. */
export function neighbour(from: Element, direction: 1 | -1): HTMLElement | null {
  const kind = KINDS.find((selector) => from.matches(selector));
  let row = from.closest('tr');
  while (kind && row) {
    row = (direction === 1 ? row.nextElementSibling : row.previousElementSibling) as HTMLTableRowElement | null;
    const found = row?.querySelector<HTMLElement>(kind);
    if (found) return found;
  }
  return null;
}

export const directionOf = (key: string): 1 | -1 | null => (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : null);
