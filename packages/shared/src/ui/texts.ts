import { connectionMessages } from '@careloom/contract/messages/connection';
import { kitMessages } from '@careloom/contract/messages/kit';
import { addTexts, t, type TextValues } from '../i18n/index';

const own = { ...kitMessages, 'offline.waiting': connectionMessages['offline.waiting'] };
addTexts('kit', own);

/** A text of the kit's own. */
export const say = (key: keyof typeof own, values?: TextValues) => t(key, values);
