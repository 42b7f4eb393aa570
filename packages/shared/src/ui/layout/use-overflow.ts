import { useEffect, useState, type RefObject } from 'react';

/** Whether the content of a box is wider than the box. Measured again when either changes its size. */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const outer = box.current;
    const inner = outer?.firstElementChild;
    if (!outer || !(inner instanceof HTMLElement)) return;
    const observer = new ResizeObserver(() => setOver(inner.offsetWidth > outer.clientWidth));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [box]);
  return over;
}
