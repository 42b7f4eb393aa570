import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CACHE } from '../../base/workspace';

const STORE = path.join(CACHE, 'compressed');
const WORTH_IT = /\.(js|css|html|json|svg)$/;
const SMALLEST = 200;

const ENCODINGS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gz: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

/** Best compression takes longer than the build, so results are cached, shared by all packages. */
async function compressed(body: Buffer, encoding: keyof typeof ENCODINGS): Promise<string> {
  const file = path.join(STORE, `${createHash('sha256').update(body).digest('hex')}.${encoding}`);
  const known = await stat(file).catch(() => null);
  if (!known) await writeFile(file, await ENCODINGS[encoding](body));
  return file;
}

/** Writes a `.br` and a `.gz` next to every text file in a folder that has more than a few lines. */
export async function compressFolder(folder: string): Promise<void> {
  await mkdir(STORE, { recursive: true });
  const files = (await readdir(folder, { recursive: true })).filter((file) => WORTH_IT.test(file));
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(path.join(folder, file));
      if (body.length < SMALLEST) return;
      for (const encoding of ['br', 'gz'] as const)
        await copyFile(await compressed(body, encoding), path.join(folder, `${file}.${encoding}`));
    }),
  );
}
