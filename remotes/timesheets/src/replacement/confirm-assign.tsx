import type { Candidate, OpenShift } from '@careloom/contract/resources/replacements';
import { formatDate, formatTimes, fullName } from '@careloom/shared/format';
import { Affected, ConfirmDialog } from '@careloom/shared/ui-overlay';
import { t } from './texts';
import { useAssign, useWholeShift } from './requests';
import { bodyOf } from './shift-body';

interface ConfirmAssignProps {
  shift: OpenShift;
  candidate: Candidate;
  onDone: () => void;
  onClose: () => void;
}

/** The confirmation before a worker is assigned without being asked. The assignment is an ordinary update of the shift. */
export function ConfirmAssign({ shift, candidate: { worker }, onDone, onClose }: ConfirmAssignProps) {
  const whole = useWholeShift(shift.id);
  const { run, pending } = useAssign();
  const confirm = async () => {
    if (!whole.data) return;
    const { ok } = await run({ id: shift.id, ...bodyOf(whole.data, worker.id) });
    onClose();
    if (ok) onDone();
  };
  const line = `${formatDate(shift.date)} · ${formatTimes(shift.start_time, shift.end_time)} · ${shift.house.name}`;
  return (
    <ConfirmDialog
      open
      verb={t('replacement.assign_verb')}
      busy={pending || !whole.data}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{t('replacement.assign_ask', { name: fullName(worker) })}</p>
      <Affected of={[{ name: fullName(worker), line, size: 40 }]} also={[t('replacement.assign_effect')]} />
    </ConfirmDialog>
  );
}
