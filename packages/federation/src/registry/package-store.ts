import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { registryEntry, type RegistryEntry } from '@careloom/contract/manifest';
import { copyImmutable } from './files';
import { RegistryRefused } from './refused';

const RELEASE = 'release.json';

/** Where the files of released versions lie: each once, and never changed afterwards. */
export interface PackageStore {
  /** @param built the folder of a build, with `release.json` @throws RegistryRefused where the version lies there with other files */
  add(name: string, version: string, built: string): Promise<void>;
  /** What a release says of itself, with addresses relative to its folder. */
  release(name: string, version: string): Promise<RegistryEntry>;
  remove(name: string, version: string): Promise<void>;
}

/** Versions as folders `<package>/<version>`, from which the server sends them as they are. */
export class PackageFolder implements PackageStore {
  constructor(readonly folder: string) {}

  folderOf(name: string, version: string) {
    return path.join(this.folder, name, version);
  }

  async add(name: string, version: string, built: string) {
    const place = this.folderOf(name, version);
    await copyImmutable(built, place);
    const [own, wanted] = await Promise.all([place, built].map((folder) => readFile(path.join(folder, RELEASE), 'utf8')));
    if (own !== wanted) throw new RegistryRefused(`Refused: ${name} ${version} was released before, and with other files.`);
  }

  async release(name: string, version: string): Promise<RegistryEntry> {
    return registryEntry.parse(JSON.parse(await readFile(path.join(this.folderOf(name, version), RELEASE), 'utf8')));
  }

  async remove(name: string, version: string) {
    await rm(this.folderOf(name, version), { recursive: true, force: true });
  }
}
