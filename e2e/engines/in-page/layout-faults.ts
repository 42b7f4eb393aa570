const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.cl-hidden, svg');

function blockOf(element: Element): Element {
  const isInline = getComputedStyle(element).display.startsWith('inline');
  return isInline && element.parentElement ? blockOf(element.parentElement) : element;
}

/** The pieces of text of the page, each with the box that it has to stay in. */
function* pieces() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement } = text;
    if (!parentElement || !text.textContent?.trim() || !shown(parentElement)) continue;
    const block = blockOf(parentElement);
    if ([parentElement, block].some((element) => getComputedStyle(element).overflowX !== 'visible')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    yield { text: text.textContent.trim(), right: range.getBoundingClientRect().right, end: block.getBoundingClientRect().right };
  }
}

/** What a designer would not let pass and a driver can measure. */
export function layoutFaults(): string[] {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  const faults: string[] = [];
  if (scrollWidth > clientWidth || scrollHeight > clientHeight)
    faults.push(`the window itself scrolls by ${scrollWidth - clientWidth} and ${scrollHeight - clientHeight} px`);
  for (const { text, right, end } of pieces()) if (right > end + 1) faults.push(`"${text}" sticks out by ${Math.round(right - end)} px`);
  for (const link of document.querySelectorAll('.cl-link'))
    if (shown(link) && !getComputedStyle(link).textDecorationLine.includes('underline'))
      faults.push(`the link "${link.textContent}" has no line`);
  return faults;
}
