import { type Expense, expenses } from '@careloom/contract/resources/expenses';
import { FormModal, useContractForm } from '@careloom/shared/form';
import { t } from '../texts';
import { draftOf } from './draft';
import { ExpenseFields } from './fields';

interface EditExpenseProps {
  expense: Expense;
  onClose: () => void;
}

/** Edits a pending expense. If it was decided meanwhile, the refusal is shown and the input stays. */
export function EditExpense({ expense, onClose }: EditExpenseProps) {
  const { id } = expense;
  const form = useContractForm(expenses.update, {
    defaultValues: draftOf(expense),
    extra: { id },
    draft: `edit-expense.${id}`,
    changes: () => [id],
    onDone: onClose,
  });
  return (
    <FormModal form={form} title={t('form.edit_expense')} verb={t('button.save')} onClose={onClose}>
      <ExpenseFields expense={expense} />
    </FormModal>
  );
}
