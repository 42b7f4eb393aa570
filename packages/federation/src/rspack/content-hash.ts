import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Eight digits over every file of a build: two builds of the same sources are the same version. */
export async function contentHash(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|css|html|woff2|png|svg)$/.test(file)).sort();
  for (const file of files) hash.update(file).update(await readFile(path.join(folder, file)));
  return hash.digest('hex').slice(0, 8);
}
