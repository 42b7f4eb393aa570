import { lazyPage } from '../navigation/index';

/** Parts of the overlay entry: the first menu or filter that is opened brings them. */
const overlay = () => import('../ui-overlay/index');

export const LateCalendar = lazyPage(() => import('../ui-pickers/index').then((part) => part.Calendar));
export const LateModal = lazyPage(() => overlay().then((part) => part.Modal));
export const LatePopover = lazyPage(() => overlay().then((part) => part.Popover));
export const LateRowMenu = lazyPage(() => overlay().then((part) => part.RowMenu));
