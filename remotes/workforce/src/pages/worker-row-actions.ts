import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import type { RowAction } from '@careloom/shared/list';
import { can } from '@careloom/shared/session';
import { Archive, ArchiveRestore, Eye, ShieldCheck, ShieldX } from 'lucide-react';
import { t } from '../worker/texts';
import { useRestoreWorker } from '../worker/requests';
import { mayAct } from '../worker/rules';
import { useWorkerDialogs } from './worker-dialogs';

/** The menus of the rows of a list of workers, and the confirmation that they open. @param hrefOf the worker's own page */
export function useWorkerRowActions(hrefOf: (worker: SupportWorker) => string) {
  const { ask, dialogs } = useWorkerDialogs();
  const restore = useRestoreWorker();
  const actions = (worker: SupportWorker): RowAction[] => [
    { label: t('records.view'), icon: Eye, href: hrefOf(worker) },
    ...(mayAct('verify', worker, can) ? [{ label: t('button.approve'), icon: ShieldCheck, onPick: () => ask('verify', worker) }] : []),
    ...(mayAct('reject', worker, can)
      ? [{ label: t('button.reject'), icon: ShieldX, stops: true, onPick: () => ask('reject', worker) }]
      : []),
    ...(mayAct('archive', worker, can)
      ? [{ label: t('button.archive'), icon: Archive, stops: true, onPick: () => ask('archive', worker) }]
      : []),
    ...(mayAct('restore', worker, can) ? [{ label: t('button.restore'), icon: ArchiveRestore, onPick: () => restore(worker.id) }] : []),
  ];
  return { actions, dialogs };
}
