import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { MAX_CONTACTS } from '@careloom/contract/resources/xero-contacts';
import { notify } from '@careloom/shared/chrome';
import type { BulkAction } from '@careloom/shared/list';
import { lazyPage } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { Link2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { t } from '../worker/texts';

const ConfirmContacts = lazyPage(() => import('../worker/confirm-contacts').then((module) => module.ConfirmContacts));

/** The bulk action on selected workers, if permitted, and its confirmation. */
export function useContactsAction(): { bulk: BulkAction<SupportWorker>[]; dialog: React.ReactNode } {
  const mayUpdate = useCan('contact-id-update');
  const [asked, setAsked] = useState<{ workers: readonly SupportWorker[]; clear: () => void } | null>(null);
  const ask = (workers: readonly SupportWorker[], clear: () => void) => {
    if (workers.length > MAX_CONTACTS) notify('info', t('contact.limit', { max: MAX_CONTACTS }));
    else setAsked({ workers, clear });
  };
  return {
    bulk: mayUpdate ? [{ label: t('contact.update_many'), icon: Link2, onPick: ask }] : [],
    dialog: asked && (
      <Suspense>
        <ConfirmContacts workers={asked.workers} onClose={() => setAsked(null)} onDone={asked.clear} />
      </Suspense>
    ),
  };
}
