import type { ReactNode } from 'react';

export interface AdornedProps {
  /** The control, with `data-icon` and `data-action` if it has them. */
  children: ReactNode;
  icon?: ReactNode;
  /** A button at the right end inside the control. */
  action?: ReactNode;
}

/** Places an icon at the start of a control, and a button at its end. */
export function Adorned({ icon, action, children }: AdornedProps) {
  return (
    <div className="cl-adorned">
      {icon && (
        <span className="cl-adorn" aria-hidden>
          {icon}
        </span>
      )}
      {children}
      {action}
    </div>
  );
}
