const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.cl-hidden, svg');

/** The boxes that a text may not overflow: up to one that scrolls, clips, or is positioned. */
function* boxesAround(element: Element | null): Generator<Element> {
  for (let box = element; box && box !== document.body; box = box.parentElement) {
    const { display, overflowX, position } = getComputedStyle(box);
    if (overflowX !== 'visible') return;
    if (!display.startsWith('inline') && display !== 'contents') yield box;
    if (position === 'absolute' || position === 'fixed') return;
  }
}

/** Texts that overflow a box around them, and by how much. */
function* stickingOut() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement } = text;
    if (!parentElement || !text.textContent?.trim() || !shown(parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { right } = range.getBoundingClientRect();
    const over = Math.max(...[...boxesAround(parentElement)].map((box) => right - box.getBoundingClientRect().right));
    if (over > 1) yield `"${text.textContent.trim()}" sticks out by ${Math.round(over)} px`;
  }
}

/** Layout faults that a driver can measure. */
export function layoutFaults(): string[] {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  const faults: string[] = [];
  if (scrollWidth > clientWidth || scrollHeight > clientHeight)
    faults.push(`the window itself scrolls by ${scrollWidth - clientWidth} and ${scrollHeight - clientHeight} px`);
  faults.push(...stickingOut());
  for (const link of document.querySelectorAll('.cl-link'))
    if (shown(link) && !getComputedStyle(link).textDecorationLine.includes('underline'))
      faults.push(`the link "${link.textContent}" has no line`);
  return faults;
}
