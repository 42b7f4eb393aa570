import type { Job } from '@careloom/contract/resources/jobs';
import type { RowAction } from '@careloom/shared/list';
import { can } from '@careloom/shared/session';
import { Archive, ArchiveRestore, Eye, Flag, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { t, type TextKey } from './texts';
import { actionsFor, type JobAction } from './rules';

interface Look {
  label: TextKey;
  icon: LucideIcon;
  /** Whether it ends or deletes something. It is then last, in the clay colour. */
  stops?: boolean;
}

/** Label and icon of each action, for both the row menu and the job's page. */
export const ACTION_LOOKS: Readonly<Record<JobAction, Look>> = {
  edit: { label: 'form.edit_job', icon: Pencil },
  close: { label: 'button.close_job', icon: Flag },
  archive: { label: 'button.archive', icon: Archive },
  restore: { label: 'button.restore', icon: ArchiveRestore },
  delete: { label: 'records.delete', icon: Trash2, stops: true },
};

/** The menu of a job's row: View, and the actions that its state and the user's permissions allow. */
export function rowActions(job: Job, href: string, onAct: (action: JobAction, job: Job) => void): RowAction[] {
  const view: RowAction = { label: t('records.view'), icon: Eye, href };
  const acts = actionsFor(job, can).map((action): RowAction => {
    const { label, icon, stops = false } = ACTION_LOOKS[action];
    return { label: t(label), icon, stops, onPick: () => onAct(action, job) };
  });
  return [view, ...acts];
}
