import { type Shift, shifts } from '@careloom/contract/resources/shifts';
import { formatDate, formatTimes } from '@careloom/shared/format';
import { Affected, ConfirmDialog } from '@careloom/shared/ui-overlay';
import { t } from './texts';
import { notifyFailure, writeOwn } from './own-writes';

interface ConfirmDeclineProps {
  shift: Pick<Shift, 'id' | 'house' | 'date' | 'start_time' | 'end_time'>;
  /** Called when it was declined or cancelled. */
  onClose: () => void;
  /** Called once it is declined, though that may still wait to be sent. */
  onDecline?: (() => void) | undefined;
}

export function ConfirmDecline({ shift, onClose, onDecline }: ConfirmDeclineProps) {
  const { id, house, date, start_time, end_time } = shift;
  const decline = async () => {
    onClose();
    onDecline?.();
    notifyFailure(await writeOwn(shifts.decline, { id }, shift, 'decline'));
  };
  const line = `${formatDate(date)} · ${formatTimes(start_time, end_time)}`;
  return (
    <ConfirmDialog open verb={t('own.act.decline')} danger onConfirm={() => void decline()} onCancel={onClose}>
      <p>{t('own.confirm_decline')}</p>
      <Affected of={[{ name: house.name, line, size: 40 }]} />
    </ConfirmDialog>
  );
}
