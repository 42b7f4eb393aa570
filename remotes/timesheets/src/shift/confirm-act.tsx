import type { Shift } from '@careloom/contract/resources/shifts';
import { formatDate, formatTimes, fullName } from '@careloom/shared/format';
import { Affected, ConfirmDialog } from '@careloom/shared/ui-overlay';
import { t, type TextKey } from './texts';
import { ACT_LOOKS } from './acts';
import { useApproveShifts, useDeleteShifts, useInvoiceShifts, useSubmitShifts } from './requests';
import { fits, type ShiftAct } from './rules';

const QUESTIONS: Readonly<Record<ShiftAct, TextKey>> = {
  approve: 'shift.confirm.approve',
  submit: 'shift.confirm.submit',
  invoice: 'shift.confirm.invoice',
  delete: 'shift.confirm.delete',
};

const EFFECTS: Readonly<Partial<Record<ShiftAct, TextKey>>> = { invoice: 'shift.effect.invoice', delete: 'shift.effect.delete' };

const aboutShift = ({ worker, house, date, start_time, end_time }: Shift) => ({
  name: worker ? fullName(worker) : t('records.unfilled'),
  line: `${formatDate(date)} · ${formatTimes(start_time, end_time)} · ${house.name}`,
  size: 40 as const,
});

export interface ConfirmActProps {
  act: ShiftAct;
  shifts: readonly Shift[];
  /** Called when it was done. */
  onDone: () => void;
  /** Called when done, refused or cancelled. */
  onClose: () => void;
}

/**
 * The confirmation before shifts are approved, submitted, invoiced or deleted. It covers only shifts whose state allows the action; if none does,
 * the server returns the reason.
 */
export function ConfirmAct({ act, shifts, onDone, onClose }: ConfirmActProps) {
  const calls = { approve: useApproveShifts(), submit: useSubmitShifts(), invoice: useInvoiceShifts(), delete: useDeleteShifts() };
  const { run, pending } = calls[act];
  const fitting = shifts.filter((shift) => fits(act, shift, new Date()));
  const taken = fitting.length > 0 ? fitting : shifts;
  const confirm = async () => {
    const { ok } = await run({ ids: taken.map(({ id }) => id) });
    onClose();
    if (ok) onDone();
  };
  const left = shifts.length - taken.length;
  const effect = EFFECTS[act];
  const also = [...(effect ? [t(effect)] : []), ...(left > 0 ? [t('shift.effect.left', { count: left })] : [])];
  return (
    <ConfirmDialog
      open
      verb={t(ACT_LOOKS[act].label)}
      danger={act === 'delete'}
      busy={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{t(QUESTIONS[act], { count: taken.length })}</p>
      <Affected of={taken.map(aboutShift)} also={also} />
    </ConfirmDialog>
  );
}
