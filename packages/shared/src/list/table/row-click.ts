/** What in a row is for itself: a click on it does not open the row. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role=button], [contenteditable]';

/** How a row is opened: here, or in a tab of its own. */
export type Opening = 'here' | 'tab';

type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/**
 * How a click beside every control of a row opens it, as a browser has it for links: plain here, with the middle button or Ctrl or
 * Cmd in a tab. Null where it does not: on a control, with another button or key, or where it ends a selection of text.
 * @param target what was clicked
 * @param selected the text that is selected in the page
 */
export function openingOf(click: Click, target: Element, selected: string): Opening | null {
  if (click.defaultPrevented || target.closest(CONTROLS) || click.shiftKey || click.altKey) return null;
  if (click.button === 1) return 'tab';
  if (click.button !== 0 || selected !== '') return null;
  return click.ctrlKey || click.metaKey ? 'tab' : 'here';
}
