import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegistryEntry } from '@careloom/contract/manifest';
import { addToAudit, readAudit, shortenAudit, type Act, type Action, type AuditLine } from './audit';
import { expectWritable, writingTo, RegistryRefused } from './refused';
import { removeHalfWritten } from './files';
import { locked, type HeldLock } from './lock';
import { OtherFiles, PackageFolder, type PackageStore, packagesIn } from './package-store';
import { gaps, leavesBehind, incompatibilities, overlaps, type Gap } from './refusals';
import { withEndTimes, removableVersions } from './retention';
import { inUse, type PackageState, type RegistryState, type WithdrawnState } from './state';
import { readStored, stateFileIn, writeStored, type StoredState } from './stored-state';
import type { TryOut } from './trial';
import { leftUnfinished, setUnfinished, type Versions } from './unfinished';

/** Computes a package's next state and its audit line, or null for no change. */
export type Step = (known: PackageState | undefined, past: WithdrawnState | undefined, at: string) => Change | null;

export interface Change {
  /** Without `stable` the package is no longer served. */
  next: PackageState | WithdrawnState;
  /** The version concerned. */
  version: string;
  action: Action;
  /** Additional fields of the audit line. */
  line?: Partial<AuditLine>;
  /** The folder of a build that the registry does not have yet. */
  built?: string;
  /** Whether to check that shell and remotes fit together. A start does not, since it releases them one after the other. */
  checkFit?: boolean;
  /** Tries the page in a browser before it is served: with this step's version, and the stable versions of the other packages. */
  tryOut?: TryOut | undefined;
}

export interface StoreOptions {
  /** Called with who holds the lock, or which process abandoned it. */
  log?: (sentence: string) => void;
  now?: () => Date;
}

const isServed = (state: PackageState | WithdrawnState): state is PackageState => 'stable' in state;

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([known]) => known !== key));

/**
 * The versions of shell and remotes that a server serves: their files, in immutable folders `packages/<package>/<version>` or in another
 * `PackageStore`, and one small state file that lists them. Replacing that file commits an act atomically: it also records the valid length
 * of the audit, so the act and its audit line appear together (ADR 0035). A running server picks it up at its next request.
 */
export class RegistryStore {
  private readonly log: (sentence: string) => void;
  private readonly now: () => Date;
  private loggedDamage: string | null = null;

  /** @param folder `registry` in the server's data directory @param packages storage of the files, by default in that folder */
  constructor(
    readonly folder: string,
    private readonly packages: PackageStore = new PackageFolder(packagesIn(folder)),
    { log = () => undefined, now = () => new Date() }: StoreOptions = {},
  ) {
    this.log = log;
    this.now = now;
  }

  get stateFile() {
    return stateFileIn(this.folder);
  }

  release = (name: string, version: string): Promise<RegistryEntry> => this.packages.release(name, version);
  text = (name: string, version: string, file: string): Promise<string | null> => this.packages.text(name, version, file);

  /** The latest changes, newest last. */
  async recent(count: number): Promise<AuditLine[]> {
    const { auditLength } = await this.read();
    return (await readAudit(this.folder, auditLength)).slice(-count);
  }

  /** @throws RegistryRefused if neither the state nor its copy can be read */
  stored = (): Promise<StoredState> => readStored(this.folder);

  /** Like `stored`, but reports when the copy is used. */
  async read(): Promise<RegistryState> {
    const { state, damage } = await this.stored();
    if (damage !== null && damage !== this.loggedDamage) this.log(damage);
    this.loggedDamage = damage;
    return state;
  }

  /** @throws RegistryRefused if the registry cannot be written; call it before long work */
  async expectWritable(): Promise<void> {
    await expectWritable(this.folder);
  }

  /**
   * Changes one package, under the registry's lock.
   * @returns whether anything changed
   * @throws RegistryRefused if the result would break a page, or its audit line cannot be written; then nothing has changed
   */
  async change(name: string, act: Act, step: Step): Promise<boolean> {
    return writingTo(this.folder, () =>
      locked(this.folder, { doing: `a change of ${name} by ${act.by}`, log: this.log }, async (held) => {
        const state = await this.read();
        if (state.auditLength !== undefined) await shortenAudit(this.folder, state.auditLength);
        await removeHalfWritten(this.folder);
        await this.packages.tidy();
        await this.tidy(state);
        const at = this.now().toISOString();
        const change = step(state.packages[name], state.withdrawn[name], at);
        if (change) await this.apply(state, name, { at, ...act }, change, held);
        return change !== null;
      }),
    );
  }

  /**
   * Removes files of versions that are not in the state, left by a completed or interrupted act. What cannot be removed is left to the next
   * act.
   */
  private async tidy({ packages, withdrawn }: Pick<RegistryState, 'packages' | 'withdrawn'>) {
    const left: Versions = [];
    const unfinished = await leftUnfinished(this.folder);
    for (const { name, version } of unfinished) {
      const isKnown = (packages[name] ?? withdrawn[name])?.history.includes(version);
      if (!isKnown) await this.packages.remove(name, version).catch(() => left.push({ name, version }));
    }
    if (unfinished.length > 0) await setUnfinished(this.folder, left);
  }

  private async apply(state: RegistryState, name: string, act: Act & { at: string }, change: Change, held: HeldLock) {
    const { version, action, line, built, checkFit = true, tryOut } = change;
    const before = state.packages[name] ?? state.withdrawn[name];
    const next = withEndTimes(change.next, act.at);
    const gone = removableVersions(next, act.at);
    const left = { ...next, history: next.history.filter((known) => !gone.includes(known)) };
    const packages = isServed(left) ? { ...state.packages, [name]: left } : without(state.packages, name);
    const withdrawn = isServed(left) ? without(state.withdrawn, name) : { ...state.withdrawn, [name]: left };
    const isNew = built !== undefined && !before?.history.includes(version);
    const touched = [...(isNew ? [version] : []), ...gone].map((one) => ({ name, version: one }));
    const earlier = await leftUnfinished(this.folder);
    if (touched.length > 0) await setUnfinished(this.folder, [...earlier, ...touched]);
    try {
      if (built !== undefined) await this.packages.add(name, version, built);
      await this.refuse(packages, state.packages, name, checkFit ? (act.leaveBehind ?? []) : null);
      const isTried = await tryOut?.({ registry: this.folder, name, versions: { ...stableOf(packages), [name]: version } });
      const untried = isTried === false && { untried: true };
      await held.confirm();
      await this.commit({ packages, withdrawn }, { action, package: name, version, ...trialOf(action, left), ...untried, ...line, ...act });
    } catch (error) {
      if (error instanceof OtherFiles) await setUnfinished(this.folder, earlier); // those files belong to another act
      else await this.tidy(state);
      throw error;
    }
    await this.tidy({ packages, withdrawn });
  }

  /** Appends the audit line, then writes the state with the new audit length. Until then neither is visible. */
  private async commit(state: Pick<RegistryState, 'packages' | 'withdrawn'>, line: AuditLine) {
    const { before, after } = await addToAudit(this.folder, line);
    try {
      await writeStored(this.folder, { ...state, auditLength: after }, this.log);
    } catch (error) {
      await shortenAudit(this.folder, before);
      throw error;
    }
  }

  /** The releases that users may get, for each package. */
  private served = (packages: RegistryState['packages']): Promise<RegistryEntry[][]> =>
    Promise.all(Object.entries(packages).map(([owner, state]) => Promise.all(inUse(state).map((version) => this.release(owner, version)))));

  /** What served remotes need and a served shell lacks. */
  async gaps(packages: RegistryState['packages']): Promise<Gap[]> {
    const releases = (await this.served(packages)).flat();
    const isShell = ({ name }: RegistryEntry) => name === 'shell';
    return gaps(
      releases.filter((release) => !isShell(release)),
      releases.filter(isShell),
    );
  }

  /** @throws RegistryRefused if what is to be served would break a page for some user, unless this was allowed */
  private async refuse(
    packages: RegistryState['packages'],
    before: RegistryState['packages'],
    name: string,
    leaveBehind: readonly string[] | null,
  ) {
    const faults = overlaps(await this.served(packages));
    if (leaveBehind !== null) {
      const own = (await this.gaps(packages)).filter(({ remote }) => name === 'shell' || remote === name);
      faults.push(...(name === 'shell' ? leavesBehind(own, await this.gaps(before), leaveBehind) : incompatibilities(own)));
    }
    if (faults.length > 0) throw new RegistryRefused(`Refused: ${faults.join('; ')}.`);
  }
}

const stableOf = (packages: RegistryState['packages']): Record<string, string> =>
  Object.fromEntries(Object.entries(packages).map(([name, { stable }]) => [name, stable]));

/** The audit fields for a canary's rollout. */
function trialOf(action: Action, state: PackageState | WithdrawnState): Partial<AuditLine> {
  if (action !== 'canary' || !isServed(state) || !state.candidate) return {};
  const { share, users } = state.candidate;
  return { share, ...(users.length > 0 && { named: users.length }) };
}

/** The version of a build. @param built folder with `release.json` */
export async function versionIn(built: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(built, 'release.json'), 'utf8')) as { version: string };
  return version;
}
