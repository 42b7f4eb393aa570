import { t } from '../platform/chrome-texts';
import { lazyPage } from '@careloom/shared/navigation';
import { askAboutDependents, type DependentsChoice, type DependentsQuestion } from '@careloom/shared/query';
import type { ConfirmDialogProps } from '@careloom/shared/ui-overlay';
import { Suspense } from 'react';
import { create } from 'zustand';

const ConfirmDialog = lazyPage<ConfirmDialogProps>(() => import('@careloom/shared/ui-overlay').then((module) => module.ConfirmDialog));

interface Asked extends DependentsQuestion {
  answer: (choice: DependentsChoice) => void;
}

/** A queue: several calls at once (a bulk action) are asked about one after the other. */
const useQuestions = create<{ asked: readonly Asked[] }>(() => ({ asked: [] }));

askAboutDependents(
  (question) =>
    new Promise((answer) => {
      useQuestions.setState(({ asked }) => ({ asked: [...asked, { ...question, answer }] }));
    }),
);

/** Asks what to do with the future shifts of a record that ends. If it has only expenses, they stay and there is nothing to choose. */
export function DependentsDialog() {
  const [question] = useQuestions(({ asked }) => asked);
  if (!question) return null;
  const { message, leaves, answer } = question;
  const reply = (choice: DependentsChoice) => {
    useQuestions.setState(({ asked }) => ({ asked: asked.filter((one) => one !== question) }));
    answer(choice);
  };
  const hasShifts = leaves.shifts + leaves.drafts > 0;
  return (
    <Suspense>
      <ConfirmDialog
        open
        title={t('dependents.title')}
        cancel={t('dependents.keep')}
        verb={t(hasShifts ? 'dependents.release' : 'dependents.go_on')}
        onConfirm={() => reply('release')}
        onCancel={() => reply(null)}
        {...(hasShifts && { other: { verb: t('dependents.cancel'), onConfirm: () => reply('cancel') } })}
      >
        {message}
      </ConfirmDialog>
    </Suspense>
  );
}
