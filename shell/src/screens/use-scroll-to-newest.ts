import { useLayoutEffect, useRef, type RefObject, type UIEvent } from 'react';

interface ScrollToNewest {
  box: RefObject<HTMLDivElement | null>;
  onScroll: (event: UIEvent<HTMLDivElement>) => void;
}

/**
 * Keeps the scroll position of a list that grows at the top: it starts at the bottom, and rows added above do not move what is visible.
 * @param first key of the top row; it changes when older rows are added
 * @param last key of the bottom row; it changes when a newer one is added
 * @param onTop called when the top is reached
 */
export function useScrollToNewest(first: number | null, last: number | null, onTop: () => void): ScrollToNewest {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<{ first: number | null; last: number | null; height: number }>({ first: null, last: null, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { first: seenFirst, last: seenLast, height } = before.current;
    if (seenFirst === null || seenLast !== last) element.scrollTop = element.scrollHeight;
    else if (seenFirst !== first) element.scrollTop += element.scrollHeight - height;
    before.current = { first, last, height: element.scrollHeight };
  }, [first, last]);
  return {
    box,
    onScroll: ({ currentTarget }) => {
      if (currentTarget.scrollTop === 0) onTop();
    },
  };
}
