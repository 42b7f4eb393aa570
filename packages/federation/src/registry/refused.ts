import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errnoOf } from './files';

/** A registry change that is impossible or would break the page. The message is for the person who asked for it. */
export class RegistryRefused extends Error {
  override readonly name = 'RegistryRefused';
}

/** Explanations of the error codes of a file system that cannot be written. */
const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'this user has no right to',
  EPERM: 'this user has no right to',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota is used up',
  ENOTDIR: 'a part of its path is not a folder',
  ENOENT: 'a part of its path is not there',
  EIO: 'the disk does not work',
};

/** Runs work that writes into a folder. @throws RegistryRefused with a sentence if the file system cannot be written */
export async function writingTo<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = errnoOf(error);
    const { path: file = folder } = error as NodeJS.ErrnoException;
    const words = code === undefined || !file.startsWith(folder) ? undefined : WORDS[code];
    if (words === undefined) throw error;
    throw new RegistryRefused(`${folder} cannot be written: ${words} (${code}). Nothing has changed.`, { cause: error });
  }
}

/** Writes a small file into a folder, which is made if it is missing, and removes it. @throws RegistryRefused if that is impossible */
export async function expectWritable(folder: string): Promise<void> {
  const probe = path.join(folder, `probe.${randomBytes(4).toString('hex')}`);
  await writingTo(folder, async () => {
    await mkdir(folder, { recursive: true });
    try {
      await writeFile(probe, probe);
    } finally {
      await rm(probe, { force: true });
    }
  });
}
