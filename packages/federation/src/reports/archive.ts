import { readdir, readFile, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { z } from '@careloom/contract/schema';

/** Files by path: text as text, which compresses best, anything else in base64. */
const archived = z.object({ text: z.record(z.string(), z.string()), bytes: z.record(z.string(), z.string()) });

/** Brotli's window size: a build's chunks have much in common. */
const WINDOW_BITS = 24;

const isText = (body: Buffer) => Buffer.from(body.toString('utf8')).equals(body);

/**
 * Packs a folder into one compressed file. The same files give the same content.
 * @param wanted whether to pack a file, by its path in the folder
 */
export async function pack(folder: string, wanted: (file: string) => boolean): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter(wanted)
    .sort();
  const text: Record<string, string> = {};
  const bytes: Record<string, string> = {};
  for (const file of files) {
    const body = await readFile(path.join(folder, file));
    if (isText(body)) text[file] = body.toString('utf8');
    else bytes[file] = body.toString('base64');
  }
  const json = JSON.stringify({ text, bytes });
  const params = { [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS, [constants.BROTLI_PARAM_SIZE_HINT]: json.length };
  return promisify(brotliCompress)(json, { params });
}

/** Writes the files of an archive into a folder. @throws ZodError if it was not made by `pack` */
export async function unpack(archive: Buffer, folder: string): Promise<void> {
  const json = (await promisify(brotliDecompress)(archive)).toString('utf8');
  const { text, bytes } = archived.parse(JSON.parse(json));
  const files = [
    ...Object.entries(text).map(([file, body]) => [file, Buffer.from(body)] as const),
    ...Object.entries(bytes).map(([file, body]) => [file, Buffer.from(body, 'base64')] as const),
  ];
  for (const [file, body] of files) {
    const place = path.join(folder, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, body);
  }
}
