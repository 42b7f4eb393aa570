import { lazyPart } from '../navigation/index';

/** Parts that are downloaded with the first form that needs them. */
const overlay = () => import('../ui-overlay/index');
const pickers = () => import('../ui-pickers/index');

export const LateCalendar = lazyPart(() => pickers().then((part) => part.Calendar));
export const LateConfirm = lazyPart(() => overlay().then((part) => part.ConfirmDialog));
export const LateModal = lazyPart(() => overlay().then((part) => part.Modal));
export const LatePopover = lazyPart(() => overlay().then((part) => part.Popover));
export const LateSearchSelect = lazyPart(() => pickers().then((part) => part.SearchSelect));
