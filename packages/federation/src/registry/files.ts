import { randomBytes } from 'node:crypto';
import { cp, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** What a browser is told of a file that will never be another. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Of a lock that nobody renews, in milliseconds: its owner is gone. */
const STALE_LOCK = 60_000;
const WAIT = 50;

/** Replaces a file in one step: a reader sees the old content or the new, never half of it. */
export async function writeAtomically(file: string, content: string) {
  const next = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(next, content);
  await rename(next, file);
}

/** Copies a folder to a place that must not change afterwards: under another name first, then in one step. */
export async function copyImmutable(from: string, to: string) {
  if (await stat(to).catch(() => null)) return;
  const next = `${to}.${randomBytes(4).toString('hex')}`;
  await mkdir(path.dirname(to), { recursive: true });
  await cp(from, next, { recursive: true });
  await rename(next, to).catch(async (error: NodeJS.ErrnoException) => {
    await rm(next, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error; // somebody else was first with the same content
  });
}

/** Runs work that only one process may do at a time. */
export async function locked<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const file = path.join(folder, 'lock');
  await mkdir(folder, { recursive: true });
  for (;;) {
    const handle = await open(file, 'wx').catch(() => null);
    if (handle) {
      await handle.close();
      break;
    }
    const age = Date.now() - ((await stat(file).catch(() => null))?.mtimeMs ?? Date.now());
    if (age > STALE_LOCK) await rm(file, { force: true });
    else await pause(WAIT);
  }
  return work().finally(() => rm(file, { force: true }));
}

/** @returns null where there is no such file */
export async function readIfThere(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
