import { type Expense, expenses } from '@careloom/contract/resources/expenses';
import { FormFoot, KitForm, TextAreaField, useContractForm } from '@careloom/shared/form';
import { Button } from '@careloom/shared/ui';
import { useEffect, useRef } from 'react';
import { t } from '../texts';
import styles from './decision.module.css';

const REASONS = ['unreadable', 'paid'] as const;
/** Characters, as in the contract. */
const MOST = 500;

interface RejectFormProps {
  expense: Expense;
  onCancel: () => void;
  onDone: () => void;
}

/** The form for the reason of a rejection. It replaces the buttons, so that the receipt stays in view. The input is stored until it is sent. */
export function RejectForm({ expense: { id }, onCancel, onDone }: RejectFormProps) {
  const form = useContractForm(expenses.reject, {
    defaultValues: { id, reason: '' },
    draft: `reject-expense.${id}`,
    changes: () => [id],
    onDone,
  });
  const place = useRef<HTMLDivElement>(null);
  const focusReason = () => place.current?.querySelector('textarea')?.focus();
  useEffect(focusReason, []);
  return (
    <div ref={place}>
      <KitForm form={form}>
        {(summary) => (
          <div className={styles.decision}>
            {summary}
            <TextAreaField name="reason" label={t('confirm.reject_expense')} max={MOST} />
            <div className={styles.quick}>
              {REASONS.map((reason) => (
                <Button
                  key={reason}
                  size="sm"
                  onClick={() => {
                    form.methods.setValue('reason', t(`expense.reason_${reason}_text`), { shouldDirty: true, shouldValidate: true });
                    focusReason();
                  }}
                >
                  {t(`expense.reason_${reason}`)}
                </Button>
              ))}
            </div>
            <FormFoot verb={t('expense.reject')} onCancel={onCancel} busy={form.submitting} danger plain />
          </div>
        )}
      </KitForm>
    </div>
  );
}
