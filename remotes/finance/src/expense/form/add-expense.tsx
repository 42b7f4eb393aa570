import { expenseBody, expenseLabels, expenses } from '@careloom/contract/resources/expenses';
import { notify } from '@careloom/shared/chrome';
import { formatMoney } from '@careloom/shared/format';
import { FormModal, useSchemaForm } from '@careloom/shared/form';
import { formAnswer, type QueuedWrite, queueWrite, sendAgain } from '@careloom/shared/write-queue';
import { useState } from 'react';
import { t } from '../texts';
import { draftOfInput, newDraft } from './draft';
import { ExpenseFields } from './fields';

interface AddExpenseProps {
  /** A write that the server refused. The form opens with its values, for correction. */
  refused?: QueuedWrite | undefined;
  onClose: () => void;
}

/**
 * Adds an expense with its receipt. The write is stored on the device and sent exactly once, so an expense can be added without a
 * connection.
 */
export function AddExpense({ refused, onClose }: AddExpenseProps) {
  const [about] = useState(() => `expense new ${Date.now()}`);
  const [defaultValues] = useState(() => (refused ? draftOfInput(refused.input) : newDraft()));
  const form = useSchemaForm(expenseBody, expenseLabels, {
    defaultValues,
    ...(!refused && { draft: 'add-expense' }),
    onSubmit: async (values) => {
      const input = { ...values, receipt: values.receipt as File | null };
      if (refused) {
        await sendAgain(refused, input);
        return { ok: true, code: 200, message: '', data: null };
      }
      const title = t('expense.write', { title: values.title, amount: formatMoney(values.amount) });
      const result = await queueWrite(expenses.create, input, { about, title });
      if (result.state === 'waiting') notify('info', t('expense.waits'));
      return formAnswer(result);
    },
    onDone: onClose,
  });
  return (
    <FormModal form={form} title={t('form.add_expense')} verb={t('form.add_expense')} onClose={onClose}>
      <ExpenseFields />
    </FormModal>
  );
}
