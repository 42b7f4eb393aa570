/** Where an element stands: its ancestors from the nearest to the root, each with the place among its children that leads to the element. */
export type Trail = readonly { parent: Element; index: number }[];

const TABBABLE = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex="0"]'].map(
  (one) => `${one}:not(:disabled, [tabindex="-1"])`,
);
/**
 * Headings that take the focus come first: they name what follows. A tag that begins an element says what came of the act; the control
 * beside it takes the act back, and must not get the next press of a key. In a row it is the link to its record, not its tick box.
 */
const FIRST = ['h1[tabindex]', ':scope > .cl-tag:first-child', TABBABLE.join(', ')];
const FIRST_OF_ROW = ['a[href]', ...FIRST];

export function trailOf(element: Element, root: Element): Trail {
  const trail = [];
  for (let child = element; child !== root && child.parentElement; child = child.parentElement)
    trail.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  return trail;
}

/** In an element: its heading, its first control, or itself where it only says something. Null where it shows nothing. */
function focusableIn(element: Element): HTMLElement | null {
  if (!(element instanceof HTMLElement)) return null;
  if (element.matches(TABBABLE.join(', ')) && element.checkVisibility({ visibilityProperty: true })) return element;
  for (const selector of element.matches('tr') ? FIRST_OF_ROW : FIRST) {
    const found = [...element.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility({ visibilityProperty: true }));
    if (found) return found;
  }
  return element.checkVisibility({ visibilityProperty: true }) && element.textContent.trim() !== '' ? element : null;
}

/** What took the place of an element that was removed: in the nearest ancestor that is still there, the child at its index, else the last one. */
export function successorOf(trail: Trail): HTMLElement | null {
  for (const { parent, index } of trail) {
    if (!parent.isConnected) continue;
    const next = parent.children[Math.min(index, parent.children.length - 1)];
    const found = next && focusableIn(next);
    if (found) return found;
  }
  return null;
}
