import { type ReactNode, useEffect, useState } from 'react';

interface KeysProps {
  /** Each key as a `kbd`, and after it a `span` that says what it does. */
  children: ReactNode;
}

const legends = new Map<symbol, ReactNode>();

/** The keys of the parts of the page that are shown now, as each part says them: for the help that `?` opens. */
export const keyLegends = (): ReactNode[] => [...legends.values()];

/** Keyboard shortcuts that only the help says. */
export function PageKeys({ children }: KeysProps) {
  const [id] = useState(() => Symbol('keys'));
  useEffect(() => {
    legends.set(id, children);
    return () => void legends.delete(id);
  }, [id, children]);
  return null;
}

/** Keyboard shortcuts of the page, on it and in the help. Hidden on devices without a keyboard. */
export const KeyLegend = ({ children }: KeysProps) => (
  <div className="cl-keys">
    {children}
    <PageKeys>{children}</PageKeys>
  </div>
);
