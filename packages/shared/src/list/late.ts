import { lazyPart } from '../navigation/index';

/** Parts of the overlay entry: the first menu or filter that is opened brings them. */
const overlay = () => import('../ui-overlay/index');

export const LateCalendar = lazyPart(() => import('../ui-pickers/index').then((part) => part.Calendar));
export const LateModal = lazyPart(() => overlay().then((part) => part.Modal));
export const LatePopover = lazyPart(() => overlay().then((part) => part.Popover));
export const LateRowMenu = lazyPart(() => overlay().then((part) => part.RowMenu));
