import type { ComponentType, RefObject } from 'react';
import { useToasts, type Toast } from '../../chrome/index';
import type { LiveListProps } from '../live/live-list';
import { t } from '../texts';
import { ToastCard } from './toast-card';

export interface ToastsProps {
  /** What draws the rows: `LiveList` where they may move. The page before signing in has none of that to download. */
  list?: ComponentType<LiveListProps<Toast>>;
  region?: RefObject<HTMLElement | null>;
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
 * Bottom right, 2000 ms (6000 ms with Undo), read out politely (errors at once). Once on a page; whoever has something to say
 * calls `notify`. A page with lists and actions has `PageToasts`.
 */
export function Toasts({ list: List = StillList, region }: ToastsProps) {
  const toasts = useToasts((state) => state.toasts);
  const urgent = toasts.some(({ kind }) => kind === 'error');
  return (
    <section
      ref={region}
      className="cl-toasts"
      aria-label={t('kit.notifications')}
      aria-live={urgent ? 'assertive' : 'polite'}
      aria-atomic="false"
    >
      <List items={toasts} keyOf={({ id }) => id} whenEmpty>
        {(toast) => <ToastCard toast={toast} />}
      </List>
    </section>
  );
}
