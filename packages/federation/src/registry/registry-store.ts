import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { registryEntry, type RegistryEntry } from '@careloom/contract/manifest';
import { ambiguousRoutes } from '../manifest/route-owners';
import { copyImmutable, locked, readIfThere, writeAtomically } from './files';
import { flipped, previous, registryState, superfluous, type PackageState, type RegistryState } from './state';

/** A release or rollback that would break the page, or that cannot be done: a sentence for the person who asked. */
export class RegistryRefused extends Error {
  override readonly name = 'RegistryRefused';
}

export interface AuditLine {
  at: string;
  action: string;
  package: string;
  version: string;
  reason?: string;
}

/**
 * The versions of shell and remotes that a server serves: immutable folders `<package>/<version>`, and one small state file
 * that says which is which. Every change replaces that file in one step, so a running server follows at its next request.
 */
export class RegistryStore {
  /** @param folder `registry` in the server's data directory */
  constructor(readonly folder: string) {}

  get stateFile() {
    return path.join(this.folder, 'state.json');
  }

  folderOf(name: string, version: string) {
    return path.join(this.folder, 'packages', name, version);
  }

  async read(): Promise<RegistryState> {
    const text = await readIfThere(this.stateFile);
    return text === null ? { packages: {} } : registryState.parse(JSON.parse(text));
  }

  /** What a release says of itself, with addresses relative to its folder. */
  async release(name: string, version: string): Promise<RegistryEntry> {
    return registryEntry.parse(JSON.parse(await readFile(path.join(this.folderOf(name, version), 'release.json'), 'utf8')));
  }

  /**
   * Makes a build the version that is served. A build that is known already is left where it is: after a rollback a restart
   * must not bring it back.
   * @param built folder with `release.json`
   * @param again also where the version is known: somebody asked for it by name
   * @returns its version, and whether anything changed
   */
  async publish(name: string, built: string, { again }: { again: boolean }): Promise<{ version: string; flipped: boolean }> {
    const { version } = JSON.parse(await readFile(path.join(built, 'release.json'), 'utf8')) as { version: string };
    return locked(this.folder, async () => {
      const state = await this.read();
      const known = state.packages[name];
      if (known && (known.stable === version || (!again && known.history.includes(version)))) return { version, flipped: false };
      await copyImmutable(built, this.folderOf(name, version));
      await this.flip(state, name, flipped(known, version), { action: 'release', version });
      return { version, flipped: true };
    });
  }

  /** Goes back to the version before. @throws RegistryRefused where there is none */
  async rollback(name: string, reason: string): Promise<{ from: string; to: string }> {
    return locked(this.folder, async () => {
      const state = await this.read();
      const known = state.packages[name];
      const to = known && previous(known);
      if (!known || !to) throw new RegistryRefused(`${name} has no version before the present one.`);
      await this.flip(state, name, { ...known, stable: to }, { action: 'rollback', version: to, reason });
      return { from: known.stable, to };
    });
  }

  private async flip(state: RegistryState, name: string, next: PackageState, line: Omit<AuditLine, 'at' | 'package'>) {
    const packages = { ...state.packages, [name]: next };
    await this.refuseOverlap(packages);
    const gone = superfluous(next);
    packages[name] = { ...next, history: next.history.filter((version) => !gone.includes(version)) };
    await writeAtomically(this.stateFile, JSON.stringify({ packages }, null, 2));
    await this.audit({ at: new Date().toISOString(), package: name, ...line });
    for (const version of gone) await rm(this.folderOf(name, version), { recursive: true, force: true });
  }

  /** An address that two owners would answer is refused before it is served. */
  private async refuseOverlap(packages: RegistryState['packages']) {
    const manifests = await Promise.all(
      Object.entries(packages).map(async ([name, { stable }]) => (await this.release(name, stable)).manifest),
    );
    const overlaps = ambiguousRoutes(manifests);
    if (overlaps.length > 0) throw new RegistryRefused(`Refused: ${overlaps.join('; ')}.`);
  }

  /** The last changes, newest last. */
  async recent(count: number): Promise<AuditLine[]> {
    const text = (await readIfThere(this.auditFile)) ?? '';
    const lines = text.split('\n').filter((line) => line !== '');
    return lines.slice(-count).map((line) => JSON.parse(line) as AuditLine);
  }

  private get auditFile() {
    return path.join(this.folder, 'audit.jsonl');
  }

  private async audit(line: AuditLine) {
    await mkdir(this.folder, { recursive: true });
    await appendFile(this.auditFile, `${JSON.stringify(line)}\n`);
  }
}
