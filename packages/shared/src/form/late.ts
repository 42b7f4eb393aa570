import { lazyPage } from '../navigation/index';

/** Parts that arrive with the first form that shows one. */
const overlay = () => import('../ui-overlay/index');
const pickers = () => import('../ui-pickers/index');

export const LateCalendar = lazyPage(() => pickers().then((part) => part.Calendar));
export const LateConfirm = lazyPage(() => overlay().then((part) => part.ConfirmDialog));
export const LateModal = lazyPage(() => overlay().then((part) => part.Modal));
export const LatePopover = lazyPage(() => overlay().then((part) => part.Popover));
export const LateSearchSelect = lazyPage(() => pickers().then((part) => part.SearchSelect));
