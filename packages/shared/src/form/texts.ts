import { kitMessages } from '@careloom/contract/messages/kit';
import { kitFormMessages } from '@careloom/contract/messages/kit-form';
import { kitPasswordMessages } from '@careloom/contract/messages/kit-password';
import { ruleMessages } from '@careloom/contract/messages/rule';
import { validationMessages } from '@careloom/contract/messages/validation';
import { addTexts, t, type TextValues } from '../i18n/index';

const own = { ...kitMessages, ...kitFormMessages, ...kitPasswordMessages };
addTexts('kit', own);
addTexts('validation', { ...validationMessages, ...ruleMessages });

/** A text of the kit's own. */
export const say = (key: keyof typeof own, values?: TextValues) => t(key, values);
