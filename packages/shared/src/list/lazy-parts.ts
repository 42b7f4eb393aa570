import { lazyPart } from '../navigation/index';

/** Parts of the overlay and picker entries, downloaded when the first menu or filter is opened. */
const overlay = () => import('../ui-overlay/index');

export const LazyCalendar = lazyPart(() => import('../ui-pickers/index').then((part) => part.Calendar));
export const LazyModal = lazyPart(() => overlay().then((part) => part.Modal));
export const LazyPopover = lazyPart(() => overlay().then((part) => part.Popover));
export const LazyRowMenu = lazyPart(() => overlay().then((part) => part.RowMenu));
