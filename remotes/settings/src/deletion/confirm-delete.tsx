import type { holidays } from '@careloom/contract/resources/holidays';
import type { payLevels } from '@careloom/contract/resources/pay-levels';
import type { providers } from '@careloom/contract/resources/providers';
import { useCallMutation } from '@careloom/shared/query';
import { ConfirmDialog } from '@careloom/shared/ui-overlay';
import type { ReactNode } from 'react';
import { t } from '../texts';

export interface ConfirmDeleteProps {
  call: typeof holidays.remove | typeof payLevels.remove | typeof providers.remove;
  record: { id: number; name: string };
  /** Called when deleted, refused or cancelled. */
  onClose: () => void;
  /** Other effects of the deletion. */
  children?: ReactNode;
}

/** The confirmation before a record is deleted for good. A record in use is refused by the server, with the reason as a toast. */
export function ConfirmDelete({ call, record: { id, name }, onClose, children }: ConfirmDeleteProps) {
  const { run, pending } = useCallMutation(call, { changes: () => [id] });
  const remove = async () => {
    await run({ id });
    onClose();
  };
  return (
    <ConfirmDialog open verb={t('records.delete')} danger busy={pending} onConfirm={() => void remove()} onCancel={onClose}>
      <p>{t('confirm.delete')}</p>
      <p>
        <strong>{name}</strong>
      </p>
      {children}
    </ConfirmDialog>
  );
}
