/** The position of an element: its ancestors from the nearest to the root, each with the index of the child that leads to the element. */
export type Trail = readonly { parent: Element; index: number }[];

const TABBABLE = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex="0"]'].map(
  (one) => `${one}:not(:disabled, [tabindex="-1"])`,
);
/**
 * A focusable heading comes first, since it names what follows. A leading tag shows the result of an action; the control next to it undoes
 * the action, so it must not receive the next key press. In a table row the link to the record comes first, not the checkbox.
 */
const FIRST = ['h1[tabindex]', ':scope > .cl-tag:first-child', TABBABLE.join(', ')];
const FIRST_OF_ROW = ['a[href]', ...FIRST];

export function trailOf(element: Element, root: Element): Trail {
  const trail = [];
  for (let child = element; child !== root && child.parentElement; child = child.parentElement)
    trail.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  return trail;
}

/** The focus target in an element: its heading, its first control, or the element itself if it has only text. Null if it shows nothing. */
function focusableIn(element: Element): HTMLElement | null {
  if (!(element instanceof HTMLElement)) return null;
  if (element.matches(TABBABLE.join(', ')) && element.checkVisibility({ visibilityProperty: true })) return element;
  for (const selector of element.matches('tr') ? FIRST_OF_ROW : FIRST) {
    const found = [...element.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility({ visibilityProperty: true }));
    if (found) return found;
  }
  return element.checkVisibility({ visibilityProperty: true }) && element.textContent.trim() !== '' ? element : null;
}

/** The successor of a removed element: in the nearest ancestor still in the document, the child at its index, else the last child. */
export function successorOf(trail: Trail): HTMLElement | null {
  for (const { parent, index } of trail) {
    if (!parent.isConnected) continue;
    const next = parent.children[Math.min(index, parent.children.length - 1)];
    const found = next && focusableIn(next);
    if (found) return found;
  }
  return null;
}
