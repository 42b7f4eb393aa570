import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { registryEntry, type RegistryEntry } from '@careloom/contract/manifest';
import { copyImmutable, readIfThere, removeHalfWritten } from './files';
import { RegistryRefused } from './refused';

/** The folder with the files of versions in a registry's folder, unless they are in a bucket. */
export const packagesIn = (folder: string) => path.join(folder, 'packages');

export const RELEASE = 'release.json';

/** Storage for the files of released versions. They never change. */
export interface PackageStore {
  /**
   * @param built the folder of a build, with `release.json`
   * @throws RegistryRefused if the version exists with other files; an error never changes a complete version
   */
  add(name: string, version: string, built: string): Promise<void>;
  /** A version's release entry, with addresses relative to its folder. */
  release(name: string, version: string): Promise<RegistryEntry>;
  /** An uncompressed file that the server itself reads, such as a page of the shell; null if it does not exist. */
  text(name: string, version: string, file: string): Promise<string | null>;
  remove(name: string, version: string): Promise<void>;
  /** Removes temporary files that an interrupted `add` has left. */
  tidy(): Promise<void>;
}

/** The version exists with other content. */
export class OtherFiles extends RegistryRefused {
  constructor(name: string, version: string) {
    super(`Refused: ${name} ${version} was released before, and with other files.`);
  }
}

/** Stores versions as folders `<package>/<version>`, which the server serves as they are. */
export class PackageFolder implements PackageStore {
  constructor(readonly folder: string) {}

  private folderOf(name: string, version: string) {
    return path.join(this.folder, name, version);
  }

  async add(name: string, version: string, built: string) {
    const place = this.folderOf(name, version);
    await copyImmutable(built, place);
    const [own, wanted] = await Promise.all([place, built].map((folder) => readFile(path.join(folder, RELEASE), 'utf8')));
    if (own !== wanted) throw new OtherFiles(name, version);
  }

  async release(name: string, version: string): Promise<RegistryEntry> {
    return registryEntry.parse(JSON.parse(await readFile(path.join(this.folderOf(name, version), RELEASE), 'utf8')));
  }

  text(name: string, version: string, file: string) {
    return readIfThere(path.join(this.folderOf(name, version), file));
  }

  async remove(name: string, version: string) {
    await rm(this.folderOf(name, version), { recursive: true, force: true });
  }

  async tidy() {
    const packages = await readdir(this.folder).catch(() => []);
    for (const name of packages) await removeHalfWritten(path.join(this.folder, name));
  }
}
