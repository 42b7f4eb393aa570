import { lazyPart } from '../navigation/index';

/** Parts that are downloaded when the first menu or filter is opened. */
const overlay = () => import('../ui-overlay/index');

export const LazyCalendar = lazyPart(() => import('../ui-pickers/index').then((part) => part.Calendar));
export const LazyModal = lazyPart(() => overlay().then((part) => part.Modal));
export const LazyPersonChoices = lazyPart(() => import('./filters/person-choices').then((part) => part.PersonChoices));
export const LazyPopover = lazyPart(() => overlay().then((part) => part.Popover));
export const LazyRowMenu = lazyPart(() => overlay().then((part) => part.RowMenu));
