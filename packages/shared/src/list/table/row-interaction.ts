/** Interactive elements of a row: a click on one does not open the row. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role=button], [contenteditable]';

/** Where a row is opened: in this tab or in a new one. */
type Opening = 'here' | 'tab';

type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/**
 * How a click on a row outside its controls opens it, following the browser's rules for links: a plain click here; the middle button, Ctrl
 * or Cmd in a new tab. Null if it does not: on a control, with another button or key, or at the end of a text selection.
 * @param target the clicked element
 * @param selected the text selected in the page
 */
export function openingOf(click: Click, target: Element, selected: string): Opening | null {
  if (click.defaultPrevented || target.closest(CONTROLS) || click.shiftKey || click.altKey) return null;
  if (click.button === 1) return 'tab';
  if (click.button !== 0 || selected !== '') return null;
  return click.ctrlKey || click.metaKey ? 'tab' : 'here';
}

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
