export { addTexts, LOCALE } from './catalogue';
export { t, type TextValues } from './translate';
