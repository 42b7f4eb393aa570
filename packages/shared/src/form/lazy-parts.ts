import { lazyPart } from '../navigation/index';

/** Parts that are downloaded with the first form that needs them. */
const overlay = () => import('../ui-overlay/index');
const pickers = () => import('../ui-pickers/index');

/**
 * Downloads what a form in a dialog needs, so that it opens later without a connection. Rejects if that can not be downloaded.
 * @param picks whether its fields search in choices, or have a calendar
 */
export const fetchFormModal = async ({ picks = false }: { picks?: boolean } = {}): Promise<void> =>
  void (await Promise.all([overlay(), ...(picks ? [pickers()] : [])]));

export const LazyCalendar = lazyPart(() => pickers().then((part) => part.Calendar));
export const LazyConfirm = lazyPart(() => overlay().then((part) => part.ConfirmDialog));
export const LazyModal = lazyPart(() => overlay().then((part) => part.Modal));
export const LazyPopover = lazyPart(() => overlay().then((part) => part.Popover));
export const LazySearchSelect = lazyPart(() => pickers().then((part) => part.SearchSelect));
