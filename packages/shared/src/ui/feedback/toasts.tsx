import { CircleCheckBig, Info, OctagonAlert, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useEffect, useState, type ComponentType } from 'react';
import { dismissToast, TOAST_TIMEOUT, useToasts, type Toast, type ToastKind } from '../../chrome/index';
import type { LiveListProps } from '../live/live-list';
import type { Tone } from '../states/tone';
import { say } from '../texts';

const KINDS: Readonly<Record<ToastKind, readonly [Tone, LucideIcon]>> = {
  success: ['done', CircleCheckBig],
  error: ['stopped', OctagonAlert],
  warning: ['waiting', TriangleAlert],
  info: ['open', Info],
};

/** One result of an action. Its time stands still while it is hovered or has the focus, and starts anew after. */
function ToastCard({ toast: { id, kind, text } }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), TOAST_TIMEOUT);
    return () => clearTimeout(timer);
  }, [held, id]);
  const [tone, Icon] = KINDS[kind];
  return (
    <div
      className={`cl-toast cl-tone-${tone}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className="cl-i" aria-hidden />
      <span>{text}</span>
      <button type="button" className="cl-iconbtn" aria-label={say('kit.close')} onClick={() => dismissToast(id)}>
        <X className="cl-i-s" aria-hidden />
      </button>
    </div>
  );
}

export interface ToastsProps {
  /** What draws the rows: `LiveList` where they may move. The page before signing in has none of that to download. */
  list?: ComponentType<LiveListProps<Toast>>;
}

function StillList({ items, children }: LiveListProps<Toast>) {
  return (
    <ol>
      {items.map((toast) => (
        <li key={toast.id}>{children(toast)}</li>
      ))}
    </ol>
  );
}

/** Bottom right, 2000 ms, read out politely (errors at once). Once in the shell; whoever has something to say calls `notify`. */
export function Toasts({ list: List = StillList }: ToastsProps) {
  const toasts = useToasts((state) => state.toasts);
  const urgent = toasts.some(({ kind }) => kind === 'error');
  return (
    <section className="cl-toasts" aria-label={say('kit.notifications')} aria-live={urgent ? 'assertive' : 'polite'} aria-atomic="false">
      <List items={toasts} keyOf={({ id }) => id} whenEmpty>
        {(toast) => <ToastCard toast={toast} />}
      </List>
    </section>
  );
}
