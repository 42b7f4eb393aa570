import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { NAMES_BY_SCRIPT } from '../../../testing/names';
import { readPdf } from '../../../testing/pdf-text';
import { drawPdf } from './draw-pdf';
import { drawTable } from './draw-table';
import type { PdfDocument } from './pdf-document';

const LATIN = ['Vietnamese', 'Polish'];

const documentOf = (name: string): PdfDocument => ({
  title: 'Service Agreement',
  subtitle: `Banksia and ${name}`,
  author: 'Careloom',
  createdAt: new Date('2026-11-21T00:00:00Z'),
  footer: 'Version 1',
  blocks: [
    { kind: 'facts', rows: [['Support worker', name]] },
    { kind: 'name', text: name },
    { kind: 'paragraph', text: `This is agreed with ${name}. `.repeat(12) },
  ],
});
const tableOf = (name: string) =>
  drawTable({ title: 'Invoices Report', columns: [{ name: 'Worker', share: 1 }], rows: [[name]], totals: [] }, `2026-11-21, ${name}`);

/** White space, emoji joiners and variation selectors. */
const UNDRAWN = /[\s\u200d\ufe0f]/gu;

/** The decomposed letters of a text, unordered: the order of glyphs is visual, and a shaped glyph may stand for several letters. */
const lettersOf = (text: string) => [...new Set(text.normalize('NFD').replaceAll(UNDRAWN, ''))].sort();

/** Asserts that every letter of a name is drawn by a glyph of its font, and that no missing-glyph box occurs. */
function assertComplete(content: Buffer, name: string): void {
  const drawn = readPdf(content).texts.join('');
  assert.ok(!drawn.includes('\0'), 'a letter has no glyph');
  const letters = new Set(lettersOf(drawn));
  assert.deepEqual(
    lettersOf(name).filter((letter) => !letters.has(letter)),
    [],
  );
}

for (const [script, [first, last]] of Object.entries(NAMES_BY_SCRIPT)) {
  const name = `${first} ${last}`;
  test(`a name in ${script} letters is complete in an agreement and in a report`, async () => {
    assertComplete(await drawPdf(documentOf(name)), name);
    assertComplete(await tableOf(name), name);
  });
}

const FAMILIES = [
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文',
  '張劉陳楊趙黃吳孫馬羅鄭謝韓馮董蕭鄧許呂蘇盧蔣賈葉閻鍾譚鄒陸龍萬錢湯喬賀賴龔顧嚴',
  'さ佐藤鈴木高橋田中渡辺伊藤山本中村小林加藤吉田山口松本井上斎藤木村清水齋髙﨑邊々',
  '김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민',
  // Rare, but used in names.
  '翀玥昉堃犇喆赟彧祎煊璟珺琰瑄鑫淼焱垚燊昕旻旸暐曈頔璠甯玘骉珅禛缇芃莀邈郗鄢酆闫隗訢諴謇譞贇濬瀅禕禤鋆顥龢堯仉侴乜佴缑',
  // The table of the Chinese font lists these letters, but its files lack them.
  '岻弖戱搩稴豼鞆魞',
];

test('all letters of the usual family names in Chinese, Japanese and Korean are drawn', async () => {
  for (const letters of FAMILIES) assertComplete(await tableOf(letters), letters);
});

const PICTURES = ['👩🏽‍⚕️ Nora', '😀 Mia ❤️', '🇦🇺 Kim', '👨‍👩‍👧 Lee', '1️⃣ One', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Ann'];
const RARE = ['𠮷田 一郎', '𩸽 𠀋', '㐀 䶵 王', '𪚲 陳', 'ᏣᎳᎩ', 'ߒߞߏ', 'ⵣ', 'ᠮᠣᠩᠭᠣᠯ'];

for (const name of [...PICTURES, ...RARE])
  test(`the name ${name} is complete in an agreement and in a report`, async () => {
    assertComplete(await drawPdf(documentOf(name)), name);
    assertComplete(await tableOf(name), name);
  });

test('a composed emoji is drawn as one: a profession, a family, a flag, a keycap', async () => {
  for (const [picture, parts] of [
    ['👩🏽‍⚕️', 4],
    ['👨‍👩‍👧', 5],
    ['🇦🇺', 2],
    ['1️⃣', 2],
  ] as const) {
    const { texts } = readPdf(await tableOf(picture));
    assert.ok(
      texts.some((text) => [...text].length >= parts && text.includes([...picture][0] ?? picture)),
      texts.join('|'),
    );
  }
});

test('a letter without any font is written as its code point', async () => {
  assertComplete(await tableOf('𪜀 王 𞤀dam'), '[U+2A700] 王 [U+1E900]dam');
});

/** Any assigned Unicode character except private use; letters, marks and symbols. */
const anyName = fc.noBias(
  fc.string({
    unit: fc
      .integer({ min: 0x21, max: 0x3_ffff })
      .filter((code) => /^[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u.test(String.fromCodePoint(code)))
      .map((code) => String.fromCodePoint(code)),
    minLength: 4,
    maxLength: 12,
  }),
);

test('no name is drawn with an empty box', async () => {
  await fc.assert(
    fc.asyncProperty(anyName, async (name) => {
      for (const content of [await drawPdf(documentOf(name)), await tableOf(name)]) {
        const drawn = readPdf(content).texts.join('');
        assert.ok(!drawn.includes('\0'), `${name}: ${drawn}`);
        for (const [letter] of name.matchAll(/\p{Script=Han}/gu))
          assert.ok(
            drawn.includes(letter.normalize('NFD')) ||
              drawn.includes(letter) ||
              drawn.includes(`[U+${letter.codePointAt(0)?.toString(16).toUpperCase()}]`),
            letter,
          );
      }
    }),
    { numRuns: 15 },
  );
});

test('a file includes a font of another script only if it has letters of that script', async () => {
  const fontsOf = async (name: string) =>
    [...(await tableOf(name)).toString('latin1').matchAll(/\/BaseFont \/\w+\+(\w+)/g)].map(([, font = '']) => font);
  for (const [script, [first, last]] of Object.entries(NAMES_BY_SCRIPT)) {
    const foreign = (await fontsOf(`${first} ${last}`)).filter((font) => font.startsWith('Noto'));
    assert.equal(foreign.length > 0, !LATIN.includes(script), script);
  }
});

test('Arabic and Hebrew run from right to left, next to left-to-right Latin; Arabic letters are joined', async () => {
  const { texts } = readPdf(await tableOf('דוד בן Levi'));
  assert.ok(texts.includes('ןב דוד'), texts.join('|'));
  assert.ok(texts.some((text) => text.trim() === 'Levi'));
  const glyphs = (name: string) => tableOf(name).then((content) => content.toString('latin1'));
  assert.notEqual(await glyphs('ببب'), await glyphs('ب ب ب'));
});

test('a long name wraps between words, and every line is drawn', async () => {
  const name = 'สมชาย ใจดี '.repeat(40).trim();
  const { texts, sheets } = readPdf(await tableOf(name));
  assert.equal(sheets, 1);
  assert.equal(texts.filter((text) => text.includes('สมชาย')).length > 1, true);
});

test('a Burmese vowel that is written after its consonant is drawn before it, and a Ra around it', async () => {
  for (const [written, drawn] of [
    ['ကျော်', 'ေကျာ်'],
    ['မြေ', 'ေြမ'],
  ] as const) {
    const { texts } = readPdf(await tableOf(written));
    assert.ok(texts.includes(drawn), texts.join('|'));
  }
});
