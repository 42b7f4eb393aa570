import { useRef, type HTMLAttributes } from 'react';
import { useOverflow } from './use-overflow';

export interface ScrollBoxProps extends HTMLAttributes<HTMLDivElement> {
  /** What is in it, for whoever does not see it. */
  label: string;
}

/**
 * Its first child may be wider than the page: it is scrolled sideways in here, and the page is not. Only where there is
 * something to scroll is it a stop of the keyboard, with a name.
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
