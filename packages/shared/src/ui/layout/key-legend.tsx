import { type ReactNode, useEffect, useState } from 'react';

interface KeysProps {
  /** Each key as a `kbd`, followed by a `span` with its action. */
  children: ReactNode;
}

const legends = new Map<symbol, ReactNode>();

/** The shortcuts of the visible parts of the page, registered by each part: for the help opened by `?`. */
export const keyLegends = (): ReactNode[] => [...legends.values()];

/** Keyboard shortcuts that are only listed in the help. */
export function PageKeys({ children }: KeysProps) {
  const [id] = useState(() => Symbol('keys'));
  useEffect(() => {
    legends.set(id, children);
    return () => void legends.delete(id);
  }, [id, children]);
  return null;
}

/** Keyboard shortcuts, shown on the page and in the help. Hidden on devices without a keyboard. */
export const KeyLegend = ({ children }: KeysProps) => (
  <div className="cl-keys">
    {children}
    <PageKeys>{children}</PageKeys>
  </div>
);
