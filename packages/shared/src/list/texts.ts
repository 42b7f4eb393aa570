import { buttonMessages } from '@careloom/contract/messages/button';
import { kitListMessages } from '@careloom/contract/messages/kit-list';
import { addTexts, t, type TextValues } from '../i18n/index';

const own = { ...kitListMessages, 'button.search': buttonMessages['button.search'] };
addTexts('kit', own);

/** A text of the kit's own. */
export const say = (key: keyof typeof own, values?: TextValues) => t(key, values);
