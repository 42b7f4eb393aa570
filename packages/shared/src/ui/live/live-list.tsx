import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLateMotion } from './late-motion';

export interface LiveListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  className?: string;
  /** False where the list keeps its own place as it grows: a chat. */
  grow?: boolean;
  /** Begins to move only while it is empty: its rows keep time of their own, which new elements would start anew. */
  whenEmpty?: boolean;
  children: (item: Item) => ReactNode;
}

/** Somebody points at it or is in it: its elements must stay the ones that they are. */
const inUse = (list: Element | null) => list?.matches(':hover, :focus-within') ?? false;

/**
 * A list whose rows come and go one at a time. It stands still until movement has been fetched, and begins to move while nobody's
 * hand is on it.
 */
export function LiveList<Item>(props: LiveListProps<Item>) {
  const { whenEmpty = false, ...rest } = props;
  const { items, keyOf, className, children } = rest;
  const late = useLateMotion();
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
