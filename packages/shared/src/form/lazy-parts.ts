import { lazyPart } from '../navigation/index';

/** Parts that are downloaded with the first form that needs them. */
const overlay = () => import('../ui-overlay/index');
const pickers = () => import('../ui-pickers/index');

/**
 * Downloads the code that a form in a dialog needs, so that the form can open later without a connection. Rejects if a download fails.
 * @param picks whether the form has searchable selects or calendars
 */
export const fetchFormModal = async ({ picks = false }: { picks?: boolean } = {}): Promise<void> =>
  void (await Promise.all([overlay(), ...(picks ? [pickers()] : [])]));

export const LazyCalendar = lazyPart(() => pickers().then((part) => part.Calendar));
export const LazyConfirm = lazyPart(() => overlay().then((part) => part.ConfirmDialog));
export const LazyModal = lazyPart(() => overlay().then((part) => part.Modal));
export const LazyPopover = lazyPart(() => overlay().then((part) => part.Popover));
export const LazySearchSelect = lazyPart(() => pickers().then((part) => part.SearchSelect));
