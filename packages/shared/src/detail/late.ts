import { lazyPart } from '../navigation/index';

/** The menu is downloaded when it is first opened. */
export const LateRowMenu = lazyPart(() => import('../ui-overlay/index').then((part) => part.RowMenu));
