import type { ReactNode } from 'react';

export interface AdornedProps {
  /** The control, with `data-icon` and `data-action` as they apply. */
  children: ReactNode;
  icon?: ReactNode;
  /** A button inside the control's right end. */
  action?: ReactNode;
}

/** Puts an icon before a control, and a button at its end. */
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
