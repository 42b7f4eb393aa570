import type { Job } from '@careloom/contract/resources/jobs';
import { t } from '@careloom/shared/i18n';
import type { RowAction } from '@careloom/shared/list';
import { can } from '@careloom/shared/session';
import { Eye } from 'lucide-react';
import { ACTION_LOOKS } from '../job-actions/action-looks';
import { actionsFor, type JobAction } from '../job-actions/allowed-actions';

/** The menu of a job's row: View, and what its state and the user's permissions allow. */
export function rowActions(job: Job, href: string, onAct: (action: JobAction, job: Job) => void): RowAction[] {
  const view: RowAction = { label: t('jobs.view'), icon: Eye, href };
  const acts = actionsFor(job, can).map((action): RowAction => {
    const { label, icon, stops = false } = ACTION_LOOKS[action];
    return { label: t(label), icon, stops, onPick: () => onAct(action, job) };
  });
  return [view, ...acts];
}
