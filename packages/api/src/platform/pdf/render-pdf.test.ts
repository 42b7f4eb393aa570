import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { test } from 'node:test';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { PdfDocument } from './pdf-document';
import { renderPdf } from './render-pdf';

const document: PdfDocument = {
  title: 'Service Agreement',
  subtitle: 'Banksia and Nguyễn Văn Tuấn',
  author: 'Careloom',
  createdAt: new Date('2026-11-21T00:00:00Z'),
  footer: 'Version 1',
  blocks: [
    { kind: 'heading', text: 'Parties' },
    { kind: 'facts', rows: [['Worker', 'Nguyễn Văn Tuấn'], ...Array.from({ length: 60 }, () => ['Term', 'Łódź, twelve months'] as const)] },
    { kind: 'paragraph', text: 'What is agreed. '.repeat(200) },
    { kind: 'name', text: 'Nguyễn Văn Tuấn' },
  ],
};

/** The streams of a PDF, decompressed. */
const streamsOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, bytes = '']) => {
    try {
      return [inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')];
    } catch {
      return []; // not every stream is compressed
    }
  });

test('a document is a PDF of several pages with embedded fonts, a title and a language', async () => {
  const pdf = await renderPdf(document);
  const text = pdf.toString('latin1');
  assert.match(text, /^%PDF-1\.\d/);
  assert.match(text, /%%EOF\s*$/);
  assert.ok((text.match(/\/Type \/Page\b(?!s)/g) ?? []).length >= 2);
  assert.equal((text.match(/\/FontFile2 /g) ?? []).length, 2);
  assert.match(text, /\/Lang \(en-AU\)/);
  assert.doesNotMatch(text, /\/BaseFont \/Helvetica/);
});

test('Vietnamese and Polish letters have glyphs', async () => {
  const maps = streamsOf(await renderPdf(document)).filter((stream) => stream.includes('beginbfrange') || stream.includes('beginbfchar'));
  const mapped = maps.join('\n').toLowerCase();
  for (const letter of ['ễ', 'ă', 'Ł', 'ź']) assert.ok(mapped.includes(letter.charCodeAt(0).toString(16).padStart(4, '0')), letter);
});

test('the same document produces the same bytes; a drawn signature changes them', async () => {
  const [one, other] = await Promise.all([renderPdf(document), renderPdf(document)]);
  assert.ok(one.equals(other));
  const png = await sharp({ create: { width: 300, height: 100, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const signed = await renderPdf({ ...document, blocks: [...document.blocks, { kind: 'picture', png }] });
  assert.match(signed.toString('latin1'), /\/Subtype \/Image/);
});

test('a document that cannot be drawn is reported, and the next document is drawn', async () => {
  await assert.rejects(renderPdf({ ...document, blocks: [{ kind: 'picture', png: new Uint8Array([1, 2, 3]) }] }), /image/i);
  assert.ok((await renderPdf(document)).length > 1000);
});

test('drawing does not block the main thread', async () => {
  const before = performance.eventLoopUtilization();
  await Promise.all(Array.from({ length: 20 }, () => renderPdf(document)));
  const { utilization } = performance.eventLoopUtilization(before);
  assert.ok(utilization < 0.5, String(utilization));
});
