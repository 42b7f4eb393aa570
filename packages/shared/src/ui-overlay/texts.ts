import { kitMessages } from '@careloom/contract/messages/kit';
import { addTexts, t, type TextValues } from '../i18n/index';

addTexts('kit', kitMessages);

/** A text of the kit's own. */
export const say = (key: keyof typeof kitMessages, values?: TextValues) => t(key, values);
