export { addTexts, LOCALE } from './catalogue';
export { createTranslator, MENU, type Translator } from './create-translator';
export { contractText, t, type TextValues } from './translate';
