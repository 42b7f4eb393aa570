import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { useRestoreWorker } from '../worker/requests';
import { rowActions } from '../worker/row-actions';
import { useWorkerDialogs } from './worker-dialogs';

/** The menus of the rows of a list of workers, and the confirmation that they open. @param hrefOf the worker's own page */
export function useWorkerRowActions(hrefOf: (worker: SupportWorker) => string) {
  const { ask, dialogs } = useWorkerDialogs();
  const restore = useRestoreWorker();
  const acts = { archive: (worker: SupportWorker) => ask('archive', worker), restore };
  return { actions: (worker: SupportWorker) => rowActions(worker, hrefOf(worker), acts), dialogs };
}
