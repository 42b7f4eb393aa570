import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { registryEntry, type RegistryEntry } from '@careloom/contract/manifest';
import { copyImmutable, readIfThere, removeHalfWritten } from './files';
import { RegistryRefused } from './refused';

export const RELEASE = 'release.json';

/** Where the files of released versions lie: each once, and never changed afterwards. */
export interface PackageStore {
  /**
   * @param built the folder of a build, with `release.json`
   * @throws RegistryRefused where the version lies there with other files; whatever it throws, no version that was whole has changed
   */
  add(name: string, version: string, built: string): Promise<void>;
  /** What a release says of itself, with addresses relative to its folder. */
  release(name: string, version: string): Promise<RegistryEntry>;
  /** A file that the server itself reads, as it was built: a page of the shell. Null where there is none. */
  text(name: string, version: string, file: string): Promise<string | null>;
  remove(name: string, version: string): Promise<void>;
  /** Takes away what an `add` that was cut off has left under other names. */
  tidy(): Promise<void>;
}

/** For a version that lies there with other content than it is to have. */
export class OtherFiles extends RegistryRefused {
  constructor(name: string, version: string) {
    super(`Refused: ${name} ${version} was released before, and with other files.`);
  }
}

/** Versions as folders `<package>/<version>`, from which the server sends them as they are. */
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
