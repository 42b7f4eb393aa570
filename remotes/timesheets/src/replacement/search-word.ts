import { t } from './words';

/** The label of the search for a worker. @param isUnfilled whether the shift has no worker yet */
export const searchWord = (isUnfilled: boolean): string => t(isUnfilled ? 'replacement.title_unfilled' : 'replacement.title');
