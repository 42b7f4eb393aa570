import { allTexts } from '../../testing/all-texts';
import { specRows } from '../../testing/spec-csv';

/** A text that the specification leaves open. */
export interface OwnText {
  key: string;
  text: string;
  /** The file of its owner. */
  where: string;
}

const isSpecified = ({ source = '' }: Record<string, string>) => source.startsWith('seed');

export function ownTexts(): OwnText[] {
  const specified = new Set(
    specRows('messages')
      .filter(isSpecified)
      .map(({ key }) => key),
  );
  return allTexts()
    .filter(({ key }) => !specified.has(key))
    .map(({ key, text, file }) => ({ key, text, where: file }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
}

/** Names that keep their capitals: the product, formats, keyboard keys, and terms that the specification capitalises in its prose. */
const NAMES = ['Careloom', 'Xero', 'H:i', 'Ctrl', 'Enter', 'Escape', 'Esc', 'Sleep Over', 'Active Night', 'Support Worker'];

const SHORT = 5;

/** Labels of the specification, which our texts may quote, and the titles of its screens, longest first. */
const specified = (): string[] => {
  const labels = specRows('messages')
    .filter(isSpecified)
    .map(({ text = '' }) => text);
  const titles = specRows('routes').map(({ title = '' }) => title);
  return [...NAMES, ...labels, ...titles]
    .filter((text) => /^[A-Z]/.test(text) && text.split(' ').length <= SHORT && (text.includes(' ') || NAMES.includes(text)))
    .sort((one, other) => other.length - one.length);
};

const placeholders = /\{\w+\}|:[a-z]+/g;
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Our texts with a capital letter that starts neither a sentence nor a name. */
export function needlessCapitals(texts: readonly OwnText[]): string[] {
  const quotes = specified().map((phrase) => new RegExp(`(?<!\\w)${literally(phrase)}s?(?!\\w)`, 'g'));
  const plain = (text: string) => quotes.reduce((left, quote) => left.replace(quote, 'x'), text).replace(placeholders, 'x');
  return texts
    .filter(({ text }) =>
      plain(text)
        .split(/(?<=[.!?:|])\s+/)
        .some((sentence) => /\s["'(]?[A-Z][a-z]/.test(sentence)),
    )
    .map(({ key, text }) => `${key}: ${text}`);
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ').trim();

/** The list as a Markdown page. */
export const ownTextsPage = (texts: readonly OwnText[]): string =>
  [
    '# Texts that are ours',
    '',
    'Every text that the specification leaves open, as a user reads it: written by `npm run texts` from the files of their owners.',
    '',
    'Sentence case; a label of the specification that is quoted keeps its capitals. Counts have thousands apart and a form for one (`_one`).',
    '',
    '| text | where | key |',
    '| --- | --- | --- |',
    ...texts.map(({ key, text, where }) => `| ${cell(text)} | ${cell(where)} | \`${key}\` |`),
    '',
  ].join('\n');
