import { randomBytes } from 'node:crypto';
import { cp, mkdir, open, readdir, readFile, rename, rm, stat, truncate } from 'node:fs/promises';
import path from 'node:path';

/** `Cache-Control` of files that never change. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The code of a file system error, such as `ENOENT`. */
export const errnoOf = (error: unknown): string | undefined => (error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined);

/** Writes and flushes to disk. */
async function writeThrough(file: string, content: string, flags: 'w' | 'a') {
  const handle = await open(file, flags);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces a file atomically: a reader sees the old content or the new, even after a power loss. */
export async function writeAtomically(file: string, content: string) {
  const next = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    await writeThrough(next, content, 'w');
    await rename(next, file);
  } catch (error) {
    await rm(next, { force: true });
    throw error;
  }
}

/** Appends to a file, or leaves it unchanged. @returns its length, before and after */
export async function appendWhole(file: string, content: string): Promise<{ before: number; after: number }> {
  const before = (await stat(file).catch(() => null))?.size ?? 0;
  try {
    await writeThrough(file, content, 'a');
  } catch (error) {
    await truncate(file, before).catch(() => undefined); // the original error is the one to report
    throw error;
  }
  return { before, after: before + Buffer.byteLength(content) };
}

/** Prefix of folders that are being copied, so that incomplete ones are recognised. */
const INCOMING = '.incoming-';

/** Copies a folder to a place where it must not change afterwards: under a temporary name first, then renamed atomically. */
export async function copyImmutable(from: string, to: string) {
  if (await stat(to).catch(() => null)) return;
  const next = path.join(path.dirname(to), `${INCOMING}${randomBytes(4).toString('hex')}`);
  await mkdir(path.dirname(to), { recursive: true });
  try {
    await cp(from, next, { recursive: true });
    await rename(next, to);
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    if (errnoOf(error) !== 'ENOTEMPTY' && errnoOf(error) !== 'EEXIST') throw error; // another process was faster, with the same content
  }
}

/** Files and folders under temporary names; earlier versions named folders like files. */
const isHalfWritten = (name: string) => name.startsWith(INCOMING) || /\.[0-9a-f]{8}$/.test(name);

/** Removes what an interrupted write or copy has left. Call it only while no other process writes. */
export async function removeHalfWritten(folder: string) {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter(isHalfWritten)) await rm(path.join(folder, name), { recursive: true, force: true });
}

/** @returns null if the file does not exist */
export async function readIfThere(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
