import { lazyPart } from '../navigation/index';

/** Parts of the overlay and picker entries, downloaded when the first menu or filter is opened. */
const overlay = () => import('../ui-overlay/index');

export const LateCalendar = lazyPart(() => import('../ui-pickers/index').then((part) => part.Calendar));
export const LateModal = lazyPart(() => overlay().then((part) => part.Modal));
export const LatePopover = lazyPart(() => overlay().then((part) => part.Popover));
export const LateRowMenu = lazyPart(() => overlay().then((part) => part.RowMenu));
