import { kitFormMessages } from '@careloom/contract/messages/kit-form';
import { kitMessages } from '@careloom/contract/messages/kit';
import { addTexts, t, type TextValues } from '../i18n/index';

const texts = { ...kitMessages, ...kitFormMessages };
addTexts('kit', texts);

/** A text of the kit's own. */
export const say = (key: keyof typeof texts, values?: TextValues) => t(key, values);
