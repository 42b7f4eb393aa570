import { useEffect, useRef, useState, type HTMLAttributes, type RefObject } from 'react';

/** Whether the content of a box is wider than the box. Measured again when either changes its size. */
function useOverflow(box: RefObject<HTMLElement | null>): boolean {
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

export interface ScrollBoxProps extends HTMLAttributes<HTMLDivElement> {
  /** Describes the content, for screen readers. */
  label: string;
}

/**
 * A box whose first child may be wider than the page: the box scrolls sideways, the page does not. It is a named tab stop only while there
 * is something to scroll.
 */
export function ScrollBox({ label, children, ...rest }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const over = useOverflow(box);
  const reachable = over && { role: 'region', 'aria-label': label, tabIndex: 0, 'data-scrolls': true };
  return (
    <div {...rest} {...reachable} ref={box}>
      {children}
    </div>
  );
}
