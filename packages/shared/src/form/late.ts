import { lazyPage } from '../navigation/index';

/** Parts of the overlay entry, which arrive with the first form that shows one. */
const overlay = () => import('../ui-overlay/index');

export const LateCalendar = lazyPage(() => overlay().then((part) => part.Calendar));
export const LateConfirm = lazyPage(() => overlay().then((part) => part.ConfirmDialog));
export const LateModal = lazyPage(() => overlay().then((part) => part.Modal));
export const LatePopover = lazyPage(() => overlay().then((part) => part.Popover));
export const LateSearchSelect = lazyPage(() => overlay().then((part) => part.SearchSelect));
