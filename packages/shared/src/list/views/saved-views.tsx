import { Bookmark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../navigation/index';
import { t } from '../texts';
import type { ViewsOf } from '../core/definition';

const LazyViewsDialog = lazyPart(() => import('./views-dialog').then((part) => part.ViewsDialog));

/** A button that opens the user's saved views of a list: beside the filter chips, or on a phone beside the button for filters. */
export function SavedViews({ of }: { of: ViewsOf }) {
  const [open, setOpen] = useState(false);
  const opens = { type: 'button', 'aria-haspopup': 'dialog', onClick: () => setOpen(true) } as const;
  return (
    <>
      <span className="cl-chip">
        <button {...opens}>
          <Bookmark className="cl-i-s" aria-hidden />
          {t('list.saved_views')}
        </button>
      </span>
      <button {...opens} className="cl-more" aria-label={t('list.saved_views')}>
        <Bookmark className="cl-i" aria-hidden />
      </button>
      {open && (
        <Suspense>
          <LazyViewsDialog of={of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
