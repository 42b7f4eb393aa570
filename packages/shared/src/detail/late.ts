import { lazyPage } from '../navigation/index';

/** The menu arrives when it is first opened. */
export const LateRowMenu = lazyPage(() => import('../ui-overlay/index').then((part) => part.RowMenu));
