import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { formatDate, fullName } from '@careloom/shared/format';
import { Affected, ConfirmDialog } from '@careloom/shared/ui-overlay';
import { t } from './texts';
import { AssignedJobs, useAssignedJobs } from './assigned-jobs';
import { placeOf } from './columns';
import { useArchiveWorker, useRejectWorker, useVerifyWorker } from './requests';

/** Actions that need a confirmation, with their texts. */
const ACTS = {
  verify: { useAct: useVerifyWorker, question: 'confirm.verify', verb: 'button.approve', effect: 'worker.effect_verified', danger: false },
  reject: { useAct: useRejectWorker, question: 'confirm.reject', verb: 'button.reject', effect: 'worker.effect_rejected', danger: true },
  archive: {
    useAct: useArchiveWorker,
    question: 'confirm.archive_worker',
    verb: 'button.archive',
    effect: 'worker.effect_archived',
    danger: false,
  },
} as const;
export type ConfirmedAct = keyof typeof ACTS;

export interface ConfirmWorkerActProps {
  /** Must not change while the dialog is open. */
  act: ConfirmedAct;
  worker: SupportWorker;
  /** Called when the action succeeded. */
  onDone: () => void;
  /** Called when done, refused or cancelled. */
  onClose: () => void;
}

/** The confirmation before a worker is approved, rejected or archived; for a worker with an assigned job it shows that this is not possible. */
export function ConfirmWorkerAct({ act, worker, onDone, onClose }: ConfirmWorkerActProps) {
  const { useAct, question, verb, effect, danger } = ACTS[act];
  const { run, pending } = useAct();
  const { data: assigned, isLoading } = useAssignedJobs(worker.id, act === 'archive');
  const isHeld = assigned !== undefined && assigned.total > 0;
  const confirm = async () => {
    const { ok } = await run({ id: worker.id });
    onClose();
    if (ok) onDone();
  };
  const facts = [
    { label: t('field.worker.date_of_application'), value: formatDate(worker.created_at) },
    ...(worker.current_house ? [{ label: t('records.house'), value: worker.current_house.name }] : []),
  ];
  return (
    <ConfirmDialog
      open
      verb={t(verb)}
      danger={danger}
      busy={pending || isLoading || isHeld}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {isHeld ? <AssignedJobs jobs={assigned.items} count={assigned.total} /> : <p>{t(question)}</p>}
      <Affected
        of={[{ name: fullName(worker), picture: worker.sm_profile_picture_url, line: placeOf(worker), size: 40 }]}
        facts={facts}
        also={isHeld ? [] : [t(effect)]}
      />
    </ConfirmDialog>
  );
}
