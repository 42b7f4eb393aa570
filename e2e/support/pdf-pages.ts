import { inflateSync } from 'node:zlib';

interface PdfObject {
  head: string;
  /** The stream, decompressed; empty if there is none. */
  stream: string;
}

const OBJECT = /(\d+) 0 obj\s([\s\S]*?)\nendobj/g;

function parseObject(body: string): PdfObject {
  const begin = body.search(/stream\r?\n/);
  if (begin < 0) return { head: body, stream: '' };
  const head = body.slice(0, begin);
  const from = body.indexOf('\n', begin) + 1;
  const bytes = Buffer.from(body.slice(from, from + Number(/\/Length (\d+)/.exec(head)?.[1])), 'latin1');
  const isText = head.includes('FlateDecode') && !/\/Subtype|\/Length1/.test(head);
  return { head, stream: isText ? inflateSync(bytes).toString('latin1') : '' };
}

const hex = (text: string) => Number.parseInt(text, 16);

const ESCAPE = /\\([0-7]{3}|.)/g;

/** Glyph numbers of a string, written `<41>` or `(A)`. */
function glyphsOf(text: string): number[] {
  if (text.startsWith('<')) return (text.slice(1, -1).match(/../g) ?? []).map(hex);
  const plain = text
    .slice(1, -1)
    .replace(ESCAPE, (_, code: string) => (code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : code));
  return [...plain].map((character) => character.charCodeAt(0));
}

/** The characters of a font's glyphs, by its `ToUnicode` map. */
function charactersOf(map: string): Map<number, string> {
  const characters = new Map<number, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', unicode = ''] of block.matchAll(/<(\w+)> <(\w+)>/g)) {
      const codes = unicode.match(/.{4}/g) ?? [];
      characters.set(hex(glyph), String.fromCharCode(...codes.map(hex)));
    }
  }
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', last = '', unicode = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      for (let glyph = hex(first); glyph <= hex(last); glyph++)
        characters.set(glyph, String.fromCharCode(hex(unicode) + glyph - hex(first)));
    }
  }
  return characters;
}

/**
 * The text of each page of a PDF as Chromium writes it: variable fonts as Type 3, whose glyphs have one byte. Lines are joined without a
 * space.
 * @param pdf as returned by `page.pdf()`
 */
export function pdfPages(pdf: Buffer): string[] {
  const objects = new Map([...pdf.toString('latin1').matchAll(OBJECT)].map(([, id = '', body = '']) => [id, parseObject(body)] as const));
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map(({ head }) => {
    const fonts = new Map(
      [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
        const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
        return [name, charactersOf(objects.get(map)?.stream ?? '')] as const;
      }),
    );
    const content = objects.get(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '')?.stream ?? '';
    let font = new Map<number, string>();
    let text = '';
    for (const [, name, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|(<\w+>|\((?:\\[\s\S]|[^\\)])*\)) Tj/g)) {
      if (name) font = fonts.get(name) ?? font;
      if (glyphs)
        text += glyphsOf(glyphs)
          .map((glyph) => font.get(glyph) ?? '')
          .join('');
    }
    return text;
  });
}
