import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '@careloom/contract/manifest';

/**
 * Eight digits over every file of a build and its manifest. Two builds of the same sources have the same version; a changed title or a
 * raised version number gives another.
 * @param manifest with the version of its package
 */
export async function contentHash(folder: string, manifest: Manifest): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(manifest));
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|css|html|woff2|png|svg)$/.test(file)).sort();
  for (const file of files) hash.update(file).update(await readFile(path.join(folder, file)));
  return hash.digest('hex').slice(0, 8);
}
