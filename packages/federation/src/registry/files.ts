import { randomBytes } from 'node:crypto';
import { cp, mkdir, open, readdir, readFile, rename, rm, stat, truncate } from 'node:fs/promises';
import path from 'node:path';

/** What a browser is told of a file that will never be another. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The code of a file system's error, as in `ENOENT`. */
export const errnoOf = (error: unknown): string | undefined => (error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined);

/** Writes and waits until the disk has it. */
async function writeThrough(file: string, content: string, flags: 'w' | 'a') {
  const handle = await open(file, flags);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces a file in one step: a reader sees the old content or the new, never half of it, and never none after a power loss. */
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

/** Appends to a file, or leaves it as it was. @returns its length, before and after */
export async function appendWhole(file: string, content: string): Promise<{ before: number; after: number }> {
  const before = (await stat(file).catch(() => null))?.size ?? 0;
  try {
    await writeThrough(file, content, 'a');
  } catch (error) {
    await truncate(file, before).catch(() => undefined); // the reason why it could not be written is the one to tell
    throw error;
  }
  return { before, after: before + Buffer.byteLength(content) };
}

/** Of folders that are being copied, so that what was left half way is known by its name. */
const INCOMING = '.incoming-';

/** Copies a folder to a place that must not change afterwards: under another name first, then in one step. */
export async function copyImmutable(from: string, to: string) {
  if (await stat(to).catch(() => null)) return;
  const next = path.join(path.dirname(to), `${INCOMING}${randomBytes(4).toString('hex')}`);
  await mkdir(path.dirname(to), { recursive: true });
  try {
    await cp(from, next, { recursive: true });
    await rename(next, to);
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    if (errnoOf(error) !== 'ENOTEMPTY' && errnoOf(error) !== 'EEXIST') throw error; // somebody else was first with the same content
  }
}

/** Files and folders on their way to their own names; folders were named like files until they had a prefix. */
const isHalfWritten = (name: string) => name.startsWith(INCOMING) || /\.[0-9a-f]{8}$/.test(name);

/** Removes what writing and copying that was cut off has left. Call it while nobody else does either. */
export async function removeHalfWritten(folder: string) {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter(isHalfWritten)) await rm(path.join(folder, name), { recursive: true, force: true });
}

/** @returns null where there is no such file */
export async function readIfThere(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
