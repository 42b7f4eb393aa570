import { boards, type Outing } from '@careloom/contract/resources/boards';
import { useCallMutation } from '@careloom/shared/query';
import { ConfirmDialog } from '@careloom/shared/ui-overlay';
import { t } from '../texts';
import { dayInWords, partName } from './board-words';

export interface ConfirmDeleteOutingProps {
  houseId: number;
  outing: Outing;
  /** Called when deleted, refused or cancelled. */
  onClose: () => void;
}

export function ConfirmDeleteOuting({ houseId, outing: { id, title, date, part }, onClose }: ConfirmDeleteOutingProps) {
  const { run, pending } = useCallMutation(boards.removeOuting, { changes: () => [houseId] });
  const remove = async () => {
    await run({ id: houseId, n: id });
    onClose();
  };
  return (
    <ConfirmDialog open verb={t('records.delete')} danger busy={pending} onConfirm={() => void remove()} onCancel={onClose}>
      <p>{t('confirm.delete')}</p>
      <p>
        <strong>{title}</strong>, {dayInWords(date)}, {partName(part)}
      </p>
    </ConfirmDialog>
  );
}
