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
export { finishProgress, PROGRESS, startProgress, started, trickled, useProgress, type Progress } from './progress';
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
export { hideView, showView, useView } from './view';
