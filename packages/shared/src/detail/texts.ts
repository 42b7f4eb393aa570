import { createTranslator } from '../i18n/index';
import { texts } from '../list/texts';

/** A record's menu of actions is named as a list's row is. */
export const t = createTranslator('kit', texts);
