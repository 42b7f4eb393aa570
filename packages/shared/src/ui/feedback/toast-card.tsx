import { CircleCheckBig, Info, OctagonAlert, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { dismissToast, timeoutOf, undoToast, type Toast, type ToastKind } from '../../chrome/index';
import { Link } from '../controls/button';
import type { Tone } from '../states/tag';
import { t } from '../texts';

const KINDS: Readonly<Record<ToastKind, readonly [Tone, LucideIcon]>> = {
  success: ['done', CircleCheckBig],
  error: ['stopped', OctagonAlert],
  warning: ['waiting', TriangleAlert],
  info: ['open', Info],
};

export const onMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** The keyboard shortcut of Undo, in the notation of the user's platform. */
const UNDO_KEYS = onMac ? '⌘Z' : 'Ctrl+Z';

/** The result of one action. Its timer stops while it is hovered or focused, and restarts afterwards. */
export function ToastCard({ toast }: { toast: Toast }) {
  const { id, kind, text, undo, view } = toast;
  const [held, setHeld] = useState(false);
  const timeout = timeoutOf(toast);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), timeout);
    return () => clearTimeout(timer);
  }, [held, id, timeout]);
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
      {undo && (
        <button type="button" className="cl-toast-act" aria-keyshortcuts="Control+Z" onClick={() => undoToast(toast)}>
          {t('kit.undo')}
          <kbd aria-hidden>{UNDO_KEYS}</kbd>
        </button>
      )}
      {view && (
        <Link className="cl-toast-act" href={view} onClick={() => dismissToast(id)}>
          {t('kit.view')}
        </Link>
      )}
      <button type="button" className="cl-iconbtn" aria-label={t('kit.close')} onClick={() => dismissToast(id)}>
        <X className="cl-i-s" aria-hidden />
      </button>
    </div>
  );
}
