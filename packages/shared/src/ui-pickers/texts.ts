import { kitFormMessages } from '@careloom/contract/messages/kit-form';
import { addTexts, t, type TextValues } from '../i18n/index';

addTexts('kit', kitFormMessages);

/** A text of the kit's own. */
export const say = (key: keyof typeof kitFormMessages, values?: TextValues) => t(key, values);
