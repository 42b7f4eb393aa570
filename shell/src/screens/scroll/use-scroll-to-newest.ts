import { useLayoutEffect, useRef, type RefObject, type UIEvent } from 'react';

interface ScrollToNewest {
  box: RefObject<HTMLDivElement | null>;
  onScroll: (event: UIEvent<HTMLDivElement>) => void;
}

/**
 * Keeps a list that grows at its top in place: it opens at its foot, and what is put in above moves nothing that is seen.
 * @param first key of the topmost row; it changes when older rows come in
 * @param last key of the row at the foot; it changes when a newer one comes
 * @param onTop the top was reached
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
