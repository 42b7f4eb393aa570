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
