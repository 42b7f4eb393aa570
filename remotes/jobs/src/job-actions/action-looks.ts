import type { MessageKey } from '@careloom/contract/messages/index';
import { Archive, ArchiveRestore, Flag, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import type { JobAction } from './allowed-actions';

interface Look {
  label: MessageKey;
  icon: LucideIcon;
  /** Ends or destroys: last, in clay. */
  stops?: boolean;
}

/** Word and icon of each act, the same in a row's menu and over a job's page. */
export const ACTION_LOOKS: Readonly<Record<JobAction, Look>> = {
  edit: { label: 'form.edit_job', icon: Pencil },
  close: { label: 'button.close_job', icon: Flag },
  archive: { label: 'button.archive', icon: Archive },
  restore: { label: 'button.restore', icon: ArchiveRestore },
  delete: { label: 'jobs.delete', icon: Trash2, stops: true },
};
