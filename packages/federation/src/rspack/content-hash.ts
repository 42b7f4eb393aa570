import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '@careloom/contract/manifest';

/**
 * Eight digits over every file of a build and what it says of itself: two builds of the same sources are the same version, and a
 * title that changed is another.
 * @param said the manifest, without a version
 */
export async function contentHash(folder: string, said: Omit<Manifest, 'version'>): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(said));
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|css|html|woff2|png|svg)$/.test(file)).sort();
  for (const file of files) hash.update(file).update(await readFile(path.join(folder, file)));
  return hash.digest('hex').slice(0, 8);
}
