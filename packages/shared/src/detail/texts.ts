import { kitListMessages } from '@careloom/contract/messages/kit-list';
import { addTexts, t, type TextValues } from '../i18n/index';

addTexts('kit', kitListMessages);

/** A text of the kit's own. */
export const say = (key: keyof typeof kitListMessages, values?: TextValues) => t(key, values);
