import { lazyPage } from '@careloom/shared/navigation';
import { Button } from '@careloom/shared/ui';
import { CalendarPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { t } from './texts';

const FeedDialog = lazyPage(() => import('./feed-dialog').then((module) => module.FeedDialog));

/** Opens the own links for calendar programs. */
export function FeedButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <CalendarPlus aria-hidden />
        {t('feed.title')}
      </Button>
      {open && (
        <Suspense>
          <FeedDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
