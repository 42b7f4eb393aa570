import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, mkdir, rename, rm } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { unpack } from '@careloom/federation/reports/archive';
import { archiveOf, lastRelease, SERVER_PART } from '@careloom/federation/reports/stored-release';
import { ROOT, SERVER } from './places';

/** Folders of builds: of the shell, of remotes, and the server's bundle. */
export interface Builds {
  shell: string;
  remotes: readonly string[];
  server: string;
}

/** The builds in a checkout of the project, by default this one. */
export const builtNow = (root = ROOT): Builds => ({
  shell: path.join(root, 'shell/dist'),
  remotes: readdirSync(path.join(root, 'remotes'))
    .map((name) => path.join(root, 'remotes', name, 'dist'))
    .filter((folder) => existsSync(path.join(folder, 'release.json'))),
  server: SERVER,
});

const UNPACKED = path.join(ROOT, '.cache/compat');

/** Unpacks an archive, once for all tests that use it. */
async function unpacked(archive: string): Promise<string> {
  const body = readFileSync(archive);
  const folder = path.join(UNPACKED, createHash('sha256').update(body).digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  await mkdir(UNPACKED, { recursive: true });
  const next = await mkdtemp(`${folder}.`);
  await unpack(body, path.join(next, 'dist'));
  // The server resolves its libraries like a bundle that is built here.
  symlinkSync(path.join(ROOT, 'packages/api/node_modules'), path.join(next, 'node_modules'));
  await rename(next, folder).catch(async (error: NodeJS.ErrnoException) => {
    await rm(next, { recursive: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error; // another worker was first
  });
  return folder;
}

/** The builds of the last release, from its archives. */
export async function builtAtLastRelease(): Promise<Builds> {
  const { version, parts } = lastRelease();
  const folderOf = async (name: string) => path.join(await unpacked(archiveOf(version, name)), 'dist');
  const remotes = parts.map(({ name }) => name).filter((name) => name !== 'shell' && name !== SERVER_PART);
  return {
    shell: await folderOf('shell'),
    remotes: await Promise.all(remotes.map(folderOf)),
    server: path.join(await folderOf(SERVER_PART), path.basename(SERVER)),
  };
}
