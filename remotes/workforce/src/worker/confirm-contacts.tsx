import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { xeroContacts } from '@careloom/contract/resources/xero-contacts';
import { notify } from '@careloom/shared/chrome';
import { fullName } from '@careloom/shared/format';
import { useCallMutation } from '@careloom/shared/query';
import { Affected, ConfirmDialog } from '@careloom/shared/ui-overlay';
import { t } from './texts';
import { placeOf } from './columns';

export interface ConfirmContactsProps {
  workers: readonly SupportWorker[];
  /** Called when the contacts found in Xero were stored. */
  onDone: () => void;
  onClose: () => void;
}

/** The confirmation before the Xero contacts of several workers are looked up. Workers missing in Xero are named afterwards. */
export function ConfirmContacts({ workers, onDone, onClose }: ConfirmContactsProps) {
  const { run, pending } = useCallMutation(xeroContacts.updateMany, { changes: ({ updated }) => updated.map(({ id }) => id) });
  const update = async () => {
    const answer = await run({ ids: workers.map(({ id }) => id) });
    onClose();
    if (!answer.ok) return;
    onDone();
    const missing = workers.filter(({ id }) => answer.data.failed.includes(id)).map(fullName);
    if (missing.length > 0) notify('warning', t('contact.missing', { names: missing.join(', ') }));
  };
  return (
    <ConfirmDialog open verb={t('contact.verb')} busy={pending} onConfirm={() => void update()} onCancel={onClose}>
      <p>{t('contact.confirm', { count: workers.length })}</p>
      <Affected
        of={workers.map((worker) => ({
          name: fullName(worker),
          picture: worker.sm_profile_picture_url,
          line: placeOf(worker),
          size: 40,
        }))}
        also={[t('contact.effect')]}
      />
    </ConfirmDialog>
  );
}
