import { inflateSync } from 'node:zlib';

const unpack = (bytes: string) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
const objectOf = (source: string, id: string) => new RegExp(`(?:^|\\n)${id} 0 obj\\n([\\s\\S]*?)\\nendobj`).exec(source)?.[1] ?? '';
const quads = (hex: string) => hex.match(/[0-9a-f]{4}/g) ?? [];

/** The letters of each glyph of a font, from its `ToUnicode` map: a shaped glyph may stand for several. */
function lettersOf(source: string, font: string): ReadonlyMap<string, string> {
  const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objectOf(source, font)) ?? [];
  const [, packed = ''] = /stream\n([\s\S]*?)\nendstream/.exec(objectOf(source, map)) ?? [];
  const ranges = unpack(packed).matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g);
  return new Map(
    [...ranges].flatMap(([, first = '', letters = '']) =>
      [...letters.matchAll(/<([0-9a-f ]*)>/g)].map(([, units = ''], nth): [string, string] => [
        (Number.parseInt(first, 16) + nth).toString(16).padStart(4, '0'),
        String.fromCharCode(...quads(units).map((unit) => Number.parseInt(unit, 16))),
      ]),
    ),
  );
}

/**
 * The texts that one of our PDFs draws, in order, and its number of pages. Only reads what pdfkit writes with embedded fonts. A letter that
 * its font lacks is U+0000.
 */
export function readPdf(content: Buffer): { texts: string[]; sheets: number } {
  const source = content.toString('latin1');
  const fonts = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', object = '']) => [name, lettersOf(source, object)] as const),
  );
  const pages = [...source.matchAll(/\/Contents (\d+) 0 R/g)].map(([, id = '']) => objectOf(source, id));
  const drawn = pages.flatMap((page) => {
    const [, packed = ''] = /stream\n([\s\S]*?)\nendstream/.exec(page) ?? [];
    return [...unpack(packed).matchAll(/\/(F\d+) [\d.]+ Tf\n((?:(?!\/F\d+ [\d.]+ Tf)[\s\S])*)/g)];
  });
  const texts = drawn.map(([, font = '', operators = '']) =>
    [...operators.matchAll(/\[([^\]]*)\] TJ/g)]
      .flatMap(([, shown = '']) => [...shown.matchAll(/<([0-9a-f]+)>/g)])
      .flatMap(([, hex = '']) => quads(hex))
      .map((glyph) => fonts.get(font)?.get(glyph) ?? '')
      .join(''),
  );
  return { texts, sheets: pages.length };
}
