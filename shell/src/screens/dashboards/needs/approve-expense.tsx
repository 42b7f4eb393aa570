import { expenses } from '@careloom/contract/resources/expenses';
import { t } from '../dashboard-texts';
import { lazyPage } from '@careloom/shared/navigation';
import { useCallMutation } from '@careloom/shared/query';
import { Button } from '@careloom/shared/ui';
import type { ConfirmDialogProps } from '@careloom/shared/ui-overlay';
import { Suspense, useState } from 'react';

const ConfirmDialog = lazyPage<ConfirmDialogProps>(() => import('@careloom/shared/ui-overlay').then((module) => module.ConfirmDialog));

/** Approves an expense from its row, after the catalogue's confirmation. The server reports a refusal (one's own expense). */
export function ApproveExpense({ id, name }: { id: number; name: string }) {
  const [asking, setAsking] = useState(false);
  const { run, pending } = useCallMutation(expenses.approve, { changes: (expense) => [expense.id] });
  const approve = async () => {
    await run({ id });
    setAsking(false);
  };
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t('button.approve')}
        <span className="cl-hidden">: {name}</span>
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog open verb={t('button.approve')} busy={pending} onConfirm={() => void approve()} onCancel={() => setAsking(false)}>
            <p>{t('confirm.approve_expense')}</p>
            <p className="cl-muted">{name}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
