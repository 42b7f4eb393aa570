import { describe, expect, test } from '@jest/globals';
import { REMOTES, sourcesUnder, type Source } from './sources';

/** What the workplace and the kit have added before a remote is loaded. */
const BEFORE = ['shell', 'menu', 'chrome', 'kit', 'kit-list', 'kit-form', 'kit-password', 'validation', 'rule'];

const fileOf = (name: string) => name.replace(/Messages$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const FILES = sourcesUnder('packages/contract/src/messages');
const keysIn = ({ text }: Source) => [...text.matchAll(/^ {2}'([^']+)':/gm)].map(([, key = '']) => key);
const CATALOGUE = new Set(FILES.flatMap(keysIn));

/** The keys of one file of messages. */
function keysOf(file: string): string[] {
  const source = FILES.find((one) => one.file.endsWith(`/${file}.ts`));
  if (!source) throw new Error(`There are no messages ${file}.`);
  return keysIn(source);
}

/** `jobScreenMessages` stands in `job-screens.ts`: by the import, whatever the name. */
function messagesImported(text: string): Map<string, string> {
  const imports = text.matchAll(/import \{ (\w+Messages) \} from '@careloom\/contract\/messages\/([\w-]+)'/g);
  return new Map([...imports].map(([, name = '', file = '']) => [name, file]));
}

/** Every key that a part of the product adds to the catalogue. */
function added(sources: readonly Source[]): Set<string> {
  const keys = new Set(BEFORE.flatMap(keysOf));
  for (const { text } of sources.filter((source) => source.text.includes('addTexts('))) {
    const files = messagesImported(text);
    for (const [, name = ''] of text.matchAll(/(?:\.\.\.|addTexts\('\w+', )(\w+Messages)\b/g))
      for (const key of keysOf(files.get(name) ?? fileOf(name))) keys.add(key);
    for (const [, key = ''] of text.matchAll(/'([^']+)': \w+Messages\[/g)) keys.add(key);
  }
  return keys;
}

/** A key that nobody added is shown as it is written, and only to those who come to the page by its address. */
function unknownKeys(sources: readonly Source[]): string[] {
  const known = added(sources);
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<!Messages\[)'([a-z_]+(?:\.[a-z_]+)+)'/g)]
      .map(([, key = '']) => key)
      .filter((key) => CATALOGUE.has(key) && !known.has(key))
      .map((key) => `${file}: ${key}`),
  );
}

describe('each part of the product brings the texts that it shows', () => {
  test.each([...REMOTES, 'shell/src'])('%s', (folder) => {
    expect(unknownKeys(sourcesUnder(folder))).toEqual([]);
  });
});
