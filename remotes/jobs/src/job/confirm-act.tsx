import type { Job } from '@careloom/contract/resources/jobs';
import { t, type TextKey } from './texts';
import { Affected, ConfirmDialog } from '@careloom/shared/ui-overlay';
import { aboutJob, effectsOf, factsOf } from './effects';
import { useArchiveJob, useCloseJob, useDeleteJob } from './requests';

interface Act {
  question: TextKey;
  verb: TextKey;
  /** The action cannot be undone. */
  danger: boolean;
}

/** Actions that need a confirmation, with their texts. */
const ACTS = {
  close: { useAct: useCloseJob, question: 'confirm.close', verb: 'button.close_job', danger: false },
  archive: { useAct: useArchiveJob, question: 'confirm.archive_job', verb: 'button.archive', danger: false },
  delete: { useAct: useDeleteJob, question: 'confirm.delete', verb: 'records.delete', danger: true },
} as const satisfies Record<string, Act & { useAct: unknown }>;
export type ConfirmedAct = keyof typeof ACTS;

export interface ConfirmJobActProps {
  /** Must not change while the dialog is open. */
  act: ConfirmedAct;
  job: Job;
  /** Called when the action succeeded. */
  onDone?: (() => void) | undefined;
  /** Called when done, refused or cancelled: the dialog closes. */
  onClose: () => void;
}

/** The confirmation before a job is closed, archived or deleted. Success and refusal are toasts with the server's message. */
export function ConfirmJobAct({ act, job, onDone, onClose }: ConfirmJobActProps) {
  const { useAct, question, verb, danger } = ACTS[act];
  const { run, pending } = useAct();
  const confirm = async () => {
    const { ok } = await run({ id: job.id });
    onClose();
    if (ok) onDone?.();
  };
  return (
    <ConfirmDialog open verb={t(verb)} danger={danger} busy={pending} onConfirm={() => void confirm()} onCancel={onClose}>
      <p>{t(question)}</p>
      <Affected of={[aboutJob(job)]} facts={factsOf(job)} also={effectsOf(act, job)} />
    </ConfirmDialog>
  );
}
