import { describe, expect, test } from '@jest/globals';
import { allTexts } from '../../testing/all-texts';
import { specRows } from '../../testing/spec-csv';
import { sourcesUnder } from './sources';

const TEXTS = allTexts();

const sources = ['packages/contract/src', 'packages/api/src', 'packages/shared/src', 'shell/src', 'remotes'].flatMap(sourcesUnder);
/** Sources without the entries of text tables, so that a definition does not count as a use. */
const code = sources.map(({ text }) => text.replace(/^ {2}'[^']+':/gm, ''));
const named = new Set(code.flatMap((text) => [...text.matchAll(/(['"`])([a-z_]+(?:\.\w+)+)\1/g)].map(([, , key = '']) => key)));
/** Prefixes of computed keys: `option.member_type.${type}` uses each text whose key starts with `option.member_type.`. */
const families = code.flatMap((text) => [...text.matchAll(/`([a-z_]+\.[\w.]*)\$\{/g)].map(([, start = '']) => start));

/** Whether a key is the singular or zero form of a text with a count. The number selects the form, so no code names these keys. */
const isForm = (key: string) => /_(one|zero)$/.test(key) && TEXTS.some((text) => text.key === key.replace(/_(one|zero)$/, ''));

/** Texts for screens that are not built yet. */
const RESERVED = 'packages/contract/src/messages/reserved.ts';

describe('texts and their owners', () => {
  test('every specified text is written by an owner, word for word', () => {
    const written = new Map(TEXTS.map(({ key, text }) => [key, text]));
    const rows = specRows('messages').map(({ key = '', text = '' }) => [key, text] as const);
    expect(rows.map(([key]) => [key, written.get(key)])).toEqual(rows);
  });

  test('no text is written twice', () => {
    const keys = TEXTS.map(({ key }) => key);
    expect(TEXTS.filter(({ key }, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test('code that all pages of a remote load has no texts of its own', () => {
    expect(TEXTS.filter(({ file }) => /^remotes\/[^/]+\/src\/texts\.ts$/.test(file))).toEqual([]);
  });

  test('every text is shown or announced, except those of screens that are not built yet', () => {
    const idle = TEXTS.filter(({ key, file }) => {
      const isNamed = named.has(key) || isForm(key) || families.some((start) => key.startsWith(start));
      return isNamed === (file === RESERVED);
    });
    expect(idle.map(({ key, file }) => `${file}: ${key}`)).toEqual([]);
  });
});
