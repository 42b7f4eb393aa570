import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '../states/tag';

export type NoteKind = 'error' | 'warning' | 'success' | 'info';

const KINDS: Readonly<Record<NoteKind, readonly [Tone, LucideIcon]>> = {
  error: ['stopped', CircleAlert],
  warning: ['waiting', TriangleAlert],
  success: ['done', CircleCheck],
  info: ['open', Info],
};

export interface NoteProps {
  kind: NoteKind;
  children: ReactNode;
  /** The first words, in bold. */
  title?: ReactNode;
  /** One button. */
  action?: ReactNode;
}

/** A message in place of content or next to it. Toasts are only for results of an action. */
export function Note({ kind, title, action, children }: NoteProps) {
  const [tone, Icon] = KINDS[kind];
  return (
    <div className={`cl-note cl-tone-${tone}`} role={kind === 'error' ? 'alert' : undefined}>
      <Icon className="cl-i" aria-hidden />
      <div>
        {title && <strong>{title} </strong>}
        {children}
      </div>
      {action && <div className="cl-actions">{action}</div>}
    </div>
  );
}
