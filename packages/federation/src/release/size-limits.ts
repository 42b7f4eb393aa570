import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { RegistryEntry } from '@careloom/contract/manifest';
import { BUDGETS, KB } from '../bench/budgets';

const ENTRY_LIMIT = BUDGETS.remoteEntry.target * KB;
const PAGE_LIMIT = BUDGETS.remoteOwn.target * KB;

/** The transfer size. Files too small to be compressed at build time are sent as they are. */
async function weightOf(file: string): Promise<number> {
  const compressed = await stat(`${file}.br`).catch(() => null);
  return compressed?.size ?? (await promisify(brotliCompress)(await readFile(file))).length;
}

const inKb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

/** Sentences for parts of a remote whose compressed size is over budget (`bench/budgets.ts`). */
export async function overSizeLimit(folder: string, { entry, preload = {} }: RegistryEntry): Promise<string[]> {
  const weights = new Map<string, Promise<number>>();
  const weigh = (href: string) => {
    const known = weights.get(href) ?? weightOf(path.join(folder, href));
    weights.set(href, known);
    return known;
  };
  const own = await weigh(entry);
  const faults = own > ENTRY_LIMIT ? [`the entry has ${inKb(own)}, and may have ${inKb(ENTRY_LIMIT)}`] : [];
  for (const [route, files] of Object.entries(preload)) {
    const sizes = await Promise.all(files.filter(({ href }) => href !== entry).map(({ href }) => weigh(href)));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    if (total > PAGE_LIMIT) faults.push(`the first page of ${route} has ${inKb(total)} of its own, and may have ${inKb(PAGE_LIMIT)}`);
  }
  return faults;
}
