import { t } from '../platform/chrome-texts';
import { askBeforeLeaving, lazyPage } from '@careloom/shared/navigation';
import type { ConfirmDialogProps } from '@careloom/shared/ui-overlay';
import { Suspense } from 'react';
import { create } from 'zustand';

const ConfirmDialog = lazyPage<ConfirmDialogProps>(() => import('@careloom/shared/ui-overlay').then((module) => module.ConfirmDialog));

type Answer = (leave: boolean) => void;

const useQuestion = create<{ answer: Answer | null }>(() => ({ answer: null }));

/** One question at a time: a second one answers the first with "stay". */
askBeforeLeaving(
  () =>
    new Promise<boolean>((resolve) => {
      useQuestion.getState().answer?.(false);
      useQuestion.setState({ answer: resolve });
    }),
);

/** The only dialog that guards unsaved changes. */
export function LeaveDialog() {
  const { answer } = useQuestion();
  if (!answer) return null;
  const reply = (leave: boolean) => {
    useQuestion.setState({ answer: null });
    answer(leave);
  };
  return (
    <Suspense>
      <ConfirmDialog
        open
        title={t('logout.title')}
        verb={t('leave.confirm')}
        cancel={t('leave.cancel')}
        onConfirm={() => reply(true)}
        onCancel={() => reply(false)}
      >
        {t('leave.text')}
      </ConfirmDialog>
    </Suspense>
  );
}
