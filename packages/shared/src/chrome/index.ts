/**
 * Toasts, the loader, progress and the selection: state that the chrome shows for any page.
 * @example
 * ```ts
 * import { hideLoader, notify, showLoader } from '@careloom/shared/chrome';
 *
 * export async function exportJobs(write: () => Promise<void>) {
 *   showLoader('list:export');
 *   try {
 *     await write();
 *     notify('success', 'Exported.');
 *   } finally {
 *     hideLoader('list:export');
 *   }
 * }
 * ```
 */
export { copyText } from './copy-text';
export { flashError, flashSuccess, takeFlash, useFlash, type Flash } from './flash';
export {
  cancelLoader,
  hideLoader,
  isLoaderShown,
  LOADER_HIDE_DELAY,
  showLoader,
  useLoader,
  type LoaderHolder,
  type LoaderOptions,
} from './loader';
export {
  finishProgress,
  hideView,
  PROGRESS,
  showView,
  started,
  startProgress,
  trickled,
  useProgress,
  useView,
  type Progress,
} from './progress';
export { clearSelection, select, toggleSelected, useSelection, type Selected } from './selection';
export {
  dismissToast,
  notify,
  timeoutOf,
  TOAST_TIMEOUT,
  UNDO_TIMEOUT,
  undoLatest,
  undoToast,
  useToasts,
  type Toast,
  type ToastKind,
  type ToastOptions,
} from './toasts';
