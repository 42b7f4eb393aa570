import { useRef, type HTMLAttributes } from 'react';
import { useOverflow } from './use-overflow';

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
