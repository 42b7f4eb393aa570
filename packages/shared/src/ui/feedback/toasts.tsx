import type { ComponentType, RefObject } from 'react';
import { useToasts, type Toast } from '../../chrome/index';
import type { LiveListProps } from '../live/live-list';
import { t } from '../texts';
import { ToastCard } from './toast-card';

export interface ToastsProps {
  /** Renders the toasts. Pass `LiveList` to animate them. The default is static, so that the login page does not download `LiveList`. */
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
 * Bottom right, 2000 ms (6000 ms with Undo), announced politely (errors at once). Rendered once per page; `notify` adds a toast. Pages with
 * lists and actions use `PageToasts`.
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
