import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import type { RowAction } from '@careloom/shared/list';
import { can } from '@careloom/shared/session';
import { Archive, ArchiveRestore, Eye } from 'lucide-react';
import { t } from '../texts';
import { mayAct } from './rules';

interface WorkerActs {
  archive: (worker: SupportWorker) => void;
  restore: (id: number) => void;
}

/** The menu of a worker's row. */
export const rowActions = (worker: SupportWorker, href: string, { archive, restore }: WorkerActs): RowAction[] => [
  { label: t('records.view'), icon: Eye, href },
  ...(mayAct('archive', worker, can) ? [{ label: t('button.archive'), icon: Archive, stops: true, onPick: () => archive(worker) }] : []),
  ...(mayAct('restore', worker, can) ? [{ label: t('button.restore'), icon: ArchiveRestore, onPick: () => restore(worker.id) }] : []),
];
