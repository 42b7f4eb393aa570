import * as m from 'framer-motion/m';
import { AnimatePresence, useReducedMotion, type Transition } from 'framer-motion';
import type { ReactNode } from 'react';
import { DURATION, EASE, MotionProvider, RISE } from './motion-provider';
import { useAddedKey } from './use-added-key';

export interface RiseListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  className?: string | undefined;
  /** False for a list that manages its own scroll position as it grows (a chat): a new row rises, but takes its full height at once. */
  grow?: boolean;
  children: (item: Item) => ReactNode;
}

const leave: Transition = { duration: DURATION.fast, ease: [...EASE.leave] };
/** With reduced motion: a short fade only. */
const still: Transition = { duration: DURATION.instant };

/**
 * A short list whose items are added and removed one at a time (queue, toasts, chat cards): each rises in and fades out, and the others
 * move up. If several are added at once, a page was loaded, and nothing moves.
 */
export function RiseList<Item>({ items, keyOf, className, grow = true, children }: RiseListProps<Item>) {
  const arrived = useAddedKey(items.map(keyOf));
  const calm = useReducedMotion() === true;
  const grows = grow && !calm;
  const out = { opacity: 0, ...(grows && { height: 0 }) };
  const below = { ...out, ...(!calm && { y: RISE }) };
  const shown = { opacity: 1, ...(!calm && { y: 0 }), ...(grows && { height: 'auto' }) };
  return (
    <ol className={className} role={items.length === 0 ? 'presentation' : undefined} data-moving>
      <AnimatePresence initial={false}>
        {items.map((item) => {
          const key = keyOf(item);
          return (
            <m.li
              key={key}
              initial={key === arrived && below}
              animate={shown}
              exit={{ ...out, transition: calm ? still : leave }}
              {...(calm && { transition: still })}
            >
              {children(item)}
            </m.li>
          );
        })}
      </AnimatePresence>
    </ol>
  );
}

/** `RiseList` with its provider: replaces the content of the kit's `LiveList` once animations are loaded. */
export function MovingList<Item>(props: RiseListProps<Item>) {
  return (
    <MotionProvider>
      <RiseList {...props} />
    </MotionProvider>
  );
}
