import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLazyMotion } from './lazy-motion';

export interface LiveListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  className?: string;
  /** False for a list that manages its own scroll position as it grows: a chat. */
  grow?: boolean;
  /** Switches to the animated list only while the list is empty. For rows with timers, which new elements would restart. */
  whenEmpty?: boolean;
  children: (item: Item) => ReactNode;
}

/** The list is hovered or has the focus: its elements must not be replaced. */
const inUse = (list: Element | null) => list?.matches(':hover, :focus-within') ?? false;

/**
 * A list whose rows are added and removed one at a time. It is static until the animation code is downloaded, and switches to animation
 * while it is not in use.
 */
export function LiveList<Item>(props: LiveListProps<Item>) {
  const { whenEmpty = false, ...rest } = props;
  const { items, keyOf, className, children } = rest;
  const late = useLazyMotion();
  const [Moving, setMoving] = useState(() => late);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (!late || Moving) return;
    if (items.length === 0 || !(whenEmpty || inUse(list.current))) setMoving(() => late);
  }, [late, Moving, items, whenEmpty]);
  if (Moving) return <Moving {...rest} />;
  return (
    <ol ref={list} className={className} role={items.length === 0 ? 'presentation' : undefined}>
      {items.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </ol>
  );
}
