import { t } from './words';

/** What the search for a worker is called. @param isUnfilled whether the shift has none yet */
export const searchWord = (isUnfilled: boolean): string => t(isUnfilled ? 'replacement.title_unfilled' : 'replacement.title');
