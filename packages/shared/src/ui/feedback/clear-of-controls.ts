import { useEffect, type RefObject } from 'react';

/** Edges in viewport pixels. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Space between the toasts and what they avoid, in pixels. */
const GAP = 8;

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top - GAP < other.bottom && other.top < one.bottom + GAP;

/** How far a box must rise to overlap none of the others, in pixels; 0 if it already overlaps none. */
export function liftOf(box: Box, others: readonly Box[]): number {
  let lift = 0;
  for (;;) {
    const raised = { ...box, top: box.top - lift, bottom: box.bottom - lift };
    const below = others.find((other) => overlaps(raised, other));
    if (!below) return lift;
    lift = box.bottom - below.top + GAP + 1;
  }
}

/** Controls that the user needs next, most important first: action bars of the page (a remote marks its own), the focused control, the end of the list. */
const NEEDED = ['.cl-bulk, .cl-thumb, .cl-places, .cl-bell, [data-action-bar]', ':focus', '.cl-pager', '.cl-tbl tbody > :last-child'];

const boxesOf = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => !element.closest('.cl-toasts, [inert]'))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);

/** How far the toasts must rise, in pixels, staying in the lower half of the window: elements that would push them higher are ignored. */
function liftFor(box: Box): number {
  const most = window.innerHeight / 2;
  let lift = 0;
  const needed: Box[] = [];
  for (const selector of NEEDED) {
    const boxes = boxesOf(selector);
    const next = liftOf(box, [...needed, ...boxes]);
    if (next > most) continue;
    needed.push(...boxes);
    lift = next;
  }
  return lift;
}

/** Lifts visible toasts above the controls that the user needs next, also when the page scrolls. */
export function useClearOfControls(region: RefObject<HTMLElement | null>, shown: boolean) {
  useEffect(() => {
    const element = region.current;
    if (!shown || !element) return;
    let lift = 0;
    let frame = 0;
    const place = () => {
      frame = 0;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      lift = liftFor({ left, right, top: top + lift, bottom: bottom + lift });
      element.style.setProperty('--lift', `${lift}px`);
    };
    const soon = () => {
      frame ||= requestAnimationFrame(place);
    };
    const resized = new ResizeObserver(soon);
    resized.observe(element);
    const changed = new MutationObserver(soon);
    changed.observe(document.body, { childList: true, subtree: true });
    const events = ['scroll', 'resize', 'focusin'] as const;
    for (const event of events) window.addEventListener(event, soon, { capture: true, passive: true });
    place();
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      changed.disconnect();
      for (const event of events) window.removeEventListener(event, soon, { capture: true });
      element.style.removeProperty('--lift');
    };
  }, [region, shown]);
}
