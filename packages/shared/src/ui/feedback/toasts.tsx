import { useRef, type ComponentType } from 'react';
import { useToasts, type Toast } from '../../chrome/index';
import type { LiveListProps } from '../live/live-list';
import { say } from '../texts';
import { useClearOfControls } from './clear-of-controls';
import { ToastCard } from './toast-card';
import { useUndoKeys } from './undo-keys';

export interface ToastsProps {
  /** What draws the rows: `LiveList` where they may move. The page before signing in has none of that to download. */
  list?: ComponentType<LiveListProps<Toast>>;
}

function StillList({ items, children }: LiveListProps<Toast>) {
  return (
    <ol role={items.length === 0 ? 'presentation' : undefined}>
      {items.map((toast) => (
        <li key={toast.id}>{children(toast)}</li>
      ))}
    </ol>
  );
}

/**
 * Bottom right, 2000 ms (6000 ms with Undo), read out politely (errors at once), above what a person needs next. Once in the
 * shell; whoever has something to say calls `notify`.
 */
export function Toasts({ list: List = StillList }: ToastsProps) {
  const toasts = useToasts((state) => state.toasts);
  const urgent = toasts.some(({ kind }) => kind === 'error');
  const region = useRef<HTMLElement>(null);
  useClearOfControls(region, toasts.length > 0);
  useUndoKeys(toasts.some(({ undo }) => undo));
  return (
    <section
      ref={region}
      className="cl-toasts"
      aria-label={say('kit.notifications')}
      aria-live={urgent ? 'assertive' : 'polite'}
      aria-atomic="false"
    >
      <List items={toasts} keyOf={({ id }) => id} whenEmpty>
        {(toast) => <ToastCard toast={toast} />}
      </List>
    </section>
  );
}
