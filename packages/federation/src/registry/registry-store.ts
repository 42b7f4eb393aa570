import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegistryEntry } from '@careloom/contract/manifest';
import { addToAudit, lastOfAudit, type Act, type Action, type AuditLine } from './audit';
import { locked, readIfThere, writeAtomically } from './files';
import { PackageFolder, type PackageStore } from './package-store';
import { packagesIn } from './packages-in';
import { gaps, leavesBehind, misfits, overlaps, type Gap } from './refusals';
import { RegistryRefused } from './refused';
import { inUse, registryState, superfluous, type PackageState, type RegistryState } from './state';

/** What is to become of a package: its next state, and what the audit says of it. Null: nothing changes. */
export type Step = (known: PackageState | undefined) => Change | null;

export interface Change {
  /** Null: it is served no more. */
  next: PackageState | null;
  /** That the step is about. */
  version: string;
  action: Action;
  /** The build of a version that the registry does not have. */
  built?: string;
  /** The page is asked whether it fits. A start is not: it brings shell and remotes one after the other. */
  checkFit?: boolean;
}

/**
 * The versions of shell and remotes that a server serves: their files, in immutable folders `packages/<package>/<version>` or
 * wherever else they lie, and one small state file that says which is which. Every change replaces that file in one step, so a running server follows at its next request.
 */
export class RegistryStore {
  /** @param folder `registry` in the server's data directory @param packages where the files lie, if not in that folder */
  constructor(
    readonly folder: string,
    private readonly packages: PackageStore = new PackageFolder(packagesIn(folder)),
  ) {}

  get stateFile() {
    return path.join(this.folder, 'state.json');
  }

  release = (name: string, version: string): Promise<RegistryEntry> => this.packages.release(name, version);
  text = (name: string, version: string, file: string): Promise<string | null> => this.packages.text(name, version, file);

  /** The last changes, newest last. */
  recent = (count: number): Promise<AuditLine[]> => lastOfAudit(this.folder, count);

  async read(): Promise<RegistryState> {
    const text = await readIfThere(this.stateFile);
    return text === null ? { packages: {} } : registryState.parse(JSON.parse(text));
  }

  /**
   * Changes one package, alone: nobody else changes anything meanwhile.
   * @returns whether anything changed
   * @throws RegistryRefused where some page would not work with what comes of it; then nothing has changed
   */
  async change(name: string, act: Act, step: Step): Promise<boolean> {
    return locked(this.folder, async () => {
      const state = await this.read();
      const change = step(state.packages[name]);
      if (change) await this.apply(state, name, act, change);
      return change !== null;
    });
  }

  private async apply(state: RegistryState, name: string, act: Act, { next, version, action, built, checkFit = true }: Change) {
    const isNew = built !== undefined && !state.packages[name]?.history.includes(version);
    if (built !== undefined) await this.packages.add(name, version, built);
    const gone = next ? superfluous(next) : [];
    const packages = { ...state.packages };
    if (next) packages[name] = { ...next, history: next.history.filter((known) => !gone.includes(known)) };
    else delete packages[name];
    try {
      await this.refuse(packages, state.packages, name, checkFit ? (act.leaveBehind ?? []) : null);
    } catch (error) {
      if (isNew) await this.packages.remove(name, version);
      throw error;
    }
    await writeAtomically(this.stateFile, JSON.stringify({ packages }, null, 2));
    const { share, users } = (action === 'canary' && next?.candidate) || {};
    const trial = { ...(share !== undefined && { share }), ...(users?.length && { named: users.length }) };
    await addToAudit(this.folder, { at: new Date().toISOString(), action, package: name, version, ...trial, ...act });
    for (const superseded of gone) await this.packages.remove(name, superseded);
  }

  /** What somebody may get of each package. */
  private served = (packages: RegistryState['packages']): Promise<RegistryEntry[][]> =>
    Promise.all(Object.entries(packages).map(([owner, state]) => Promise.all(inUse(state).map((version) => this.release(owner, version)))));

  /** What served remotes need and a served shell does not have. */
  async gaps(packages: RegistryState['packages']): Promise<Gap[]> {
    const releases = (await this.served(packages)).flat();
    const isShell = ({ name }: RegistryEntry) => name === 'shell';
    return gaps(
      releases.filter((release) => !isShell(release)),
      releases.filter(isShell),
    );
  }

  /** @throws RegistryRefused where somebody's page would not work with what is to be served, and nobody said that it may */
  private async refuse(
    packages: RegistryState['packages'],
    before: RegistryState['packages'],
    name: string,
    leaveBehind: readonly string[] | null,
  ) {
    const faults = overlaps(await this.served(packages));
    if (leaveBehind !== null) {
      const own = (await this.gaps(packages)).filter(({ remote }) => name === 'shell' || remote === name);
      faults.push(...(name === 'shell' ? leavesBehind(own, await this.gaps(before), leaveBehind) : misfits(own)));
    }
    if (faults.length > 0) throw new RegistryRefused(`Refused: ${faults.join('; ')}.`);
  }
}

/** The version of a build. @param built folder with `release.json` */
export async function versionIn(built: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(built, 'release.json'), 'utf8')) as { version: string };
  return version;
}
