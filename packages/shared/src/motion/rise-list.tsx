import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';
import { DURATION, EASE, RISE } from './tokens';

export interface RiseListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  className?: string;
  children: (item: Item) => ReactNode;
}

/** A short list of things that come and go one at a time (queue, toasts, cards of a chat): each rises in and fades out, the others move up. */
export function RiseList<Item>({ items, keyOf, className, children }: RiseListProps<Item>) {
  return (
    <ol className={className}>
      <AnimatePresence initial={false}>
        {items.map((item) => (
          <m.li
            key={keyOf(item)}
            initial={{ opacity: 0, y: RISE }}
            animate={{ opacity: 1, y: 0 }}
            exit={{ opacity: 0, transition: { duration: DURATION.fast, ease: [...EASE.leave] } }}
          >
            {children(item)}
          </m.li>
        ))}
      </AnimatePresence>
    </ol>
  );
}
