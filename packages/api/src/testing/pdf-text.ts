import { inflateSync } from 'node:zlib';

/** The texts that a PDF of ours draws, in their order, and how many sheets it has. Reads what pdfkit writes, and no other. */
export function readPdf(content: Buffer): { texts: string[]; sheets: number } {
  const source = content.toString('latin1');
  const streams = [...source.matchAll(/\/FlateDecode\s*>>\s*stream\n([\s\S]*?)\nendstream/g)].map(([, bytes = '']) =>
    inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'),
  );
  const drawn = streams.flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map(([, shown = '']) => shown));
  const texts = drawn.map((shown) =>
    [...shown.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
  );
  return { texts, sheets: [...source.matchAll(/\/Type \/Page\n/g)].length };
}
