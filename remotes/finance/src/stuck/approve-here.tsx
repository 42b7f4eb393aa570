import type { StuckItem } from '@careloom/contract/resources/money-trail';
import { timesheets } from '@careloom/contract/resources/timesheets';
import { formatMoney, fullName } from '@careloom/shared/format';
import { useCallMutation } from '@careloom/shared/query';
import { Affected, ConfirmDialog } from '@careloom/shared/ui-overlay';
import { useApproveExpense } from '../expense/requests';
import { t } from './texts';
import type { DoneHere } from './acts';

interface ApproveHereProps {
  act: Exclude<DoneHere, 'pay'>;
  item: StuckItem;
  onClose: () => void;
}

/** The confirmation before a timesheet or an expense is approved, with worker and amount. The server refuses the user's own. */
export function ApproveHere({ act, item, onClose }: ApproveHereProps) {
  const shift = useCallMutation(timesheets.approve, { changes: (_, { ids }) => ids.map(Number) });
  const expense = useApproveExpense();
  const isShift = act === 'approve_shift';
  const { id, name, worker, house, amount } = item;
  const approve = async () => {
    await (isShift ? shift.run({ ids: [id] }) : expense.run({ id }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      verb={t('button.approve')}
      busy={shift.pending || expense.pending}
      onConfirm={() => void approve()}
      onCancel={onClose}
    >
      <p>{isShift ? t('stuck.confirm_shift') : t('confirm.approve_expense')}</p>
      <Affected
        of={[
          { name: worker ? fullName(worker) : name, line: [name, house?.name, formatMoney(amount)].filter(Boolean).join(' · '), size: 40 },
        ]}
      />
    </ConfirmDialog>
  );
}
