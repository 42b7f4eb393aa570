import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { versionIn } from '../registry/registry-store';
import { outputOf, ROOT, remoteNames, versionOf } from '../base/workspace';
import { pack } from './archive';
import { archiveOf, descriptionOf, KEPT_RELEASES, RELEASES, SERVER_PART, storedVersions, type StoredRelease } from './stored-release';

/** Keeps what is served or run: compressed copies can be recreated, and source maps and schema snapshots are not needed. */
const isKept = (file: string) => !/(\.(map|br|gz)|_snapshot\.json|^\.built)$/.test(file);

export interface Part {
  name: string;
  version: string;
  /** Folder of the build output. */
  folder: string;
}

/** Everything that a build of the repository delivers: the shell, each remote, the server. */
export async function builtParts(): Promise<Part[]> {
  const web = ['shell', ...remoteNames()].map(async (name) => ({ name, version: await versionIn(outputOf(name)), folder: outputOf(name) }));
  const server = { name: SERVER_PART, version: versionOf('packages/api'), folder: path.join(ROOT, 'packages/api/dist') };
  return [...(await Promise.all(web)), server];
}

/** The size of an archive, in bytes. */
export interface Stored {
  name: string;
  version: string;
  size: number;
}

/**
 * Stores a build as a release for compatibility tests of later builds, and removes all but the latest releases.
 * @returns the archives
 */
export async function storeRelease({ version, commit }: Omit<StoredRelease, 'parts'>, parts: readonly Part[], folder = RELEASES) {
  await rm(path.join(folder, version), { recursive: true, force: true });
  await mkdir(path.join(folder, version), { recursive: true });
  const stored: Stored[] = [];
  for (const part of parts) {
    const archive = await pack(part.folder, isKept);
    await writeFile(archiveOf(version, part.name, folder), archive);
    stored.push({ name: part.name, version: part.version, size: archive.length });
  }
  const description: StoredRelease = { version, commit, parts: parts.map(({ name, version: own }) => ({ name, version: own })) };
  await writeFile(descriptionOf(version, folder), `${JSON.stringify(description, null, 2)}\n`);
  for (const older of storedVersions(folder).slice(KEPT_RELEASES)) await rm(path.join(folder, older), { recursive: true });
  return stored;
}
