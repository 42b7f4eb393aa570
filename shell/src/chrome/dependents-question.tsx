import type { DependentsChoice, DependentsQuestion } from '@careloom/shared/query';
import { ConfirmDialog } from '@careloom/shared/ui-overlay';
import { t } from './questions-texts';

export interface QuestionProps extends DependentsQuestion {
  onReply: (choice: DependentsChoice) => void;
}

/** Asks what to do with the dependents of a record that ends. If there are only expenses, they stay, and there is no choice. */
export function DependentsAsked({ message, leaves, onReply }: QuestionProps) {
  const hasShifts = leaves.shifts + leaves.drafts > 0;
  return (
    <ConfirmDialog
      open
      title={t('dependents.title')}
      cancel={t('dependents.keep')}
      verb={t(hasShifts ? 'dependents.release' : 'dependents.go_on')}
      onConfirm={() => onReply('release')}
      onCancel={() => onReply(null)}
      {...(hasShifts && { other: { verb: t('dependents.cancel'), onConfirm: () => onReply('cancel') } })}
    >
      {message}
    </ConfirmDialog>
  );
}
