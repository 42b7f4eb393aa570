import { lazyPart } from '../navigation/index';

/** Parts that are downloaded with the first form that needs them. */
const overlay = () => import('../ui-overlay/index');
const pickers = () => import('../ui-pickers/index');

export const LazyCalendar = lazyPart(() => pickers().then((part) => part.Calendar));
export const LazyConfirm = lazyPart(() => overlay().then((part) => part.ConfirmDialog));
export const LazyModal = lazyPart(() => overlay().then((part) => part.Modal));
export const LazyPopover = lazyPart(() => overlay().then((part) => part.Popover));
export const LazySearchSelect = lazyPart(() => pickers().then((part) => part.SearchSelect));
