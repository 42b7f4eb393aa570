import { createTranslator } from '../i18n/index';
import { texts } from '../list/texts';

/** Shares the list's texts, because the action menu of a record has the same name as that of a row. */
export const t = createTranslator('kit', texts);
