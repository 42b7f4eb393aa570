import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegistryEntry } from '@careloom/contract/manifest';
import { addToAudit, readAudit, shortenAudit, type Act, type Action, type AuditLine } from './audit';
import { writingTo } from './cannot-write';
import { removeHalfWritten } from './files';
import { locked, type Held } from './lock';
import { OtherFiles, PackageFolder, type PackageStore } from './package-store';
import { packagesIn } from './packages-in';
import { gaps, leavesBehind, misfits, overlaps, type Gap } from './refusals';
import { RegistryRefused } from './refused';
import { aged, superfluous } from './retention';
import { inUse, type PackageState, type RegistryState, type WithdrawnState } from './state';
import { readStored, stateFileIn, writeStored, type StoredState } from './stored-state';
import type { TryOut } from './trial';
import { leftUnfinished, setUnfinished, type Versions } from './unfinished';

/** What is to become of a package: its next state, and what the audit says of it. Null: nothing changes. */
export type Step = (known: PackageState | undefined, past: WithdrawnState | undefined, at: string) => Change | null;

export interface Change {
  /** Without `stable` it is served no more. */
  next: PackageState | WithdrawnState;
  /** That the step is about. */
  version: string;
  action: Action;
  /** What else its line says. */
  line?: Partial<AuditLine>;
  /** The build of a version that the registry does not have. */
  built?: string;
  /** The page is asked whether it fits. A start is not: it brings shell and remotes one after the other. */
  checkFit?: boolean;
  /** Opens what is to be served before it is: of each package the version that this step is about, or the one that everybody gets. */
  tryOut?: TryOut | undefined;
}

export interface StoreOptions {
  /** Is told who holds the lock, or held it and is gone. */
  say?: (sentence: string) => void;
  now?: () => Date;
}

const isServed = (state: PackageState | WithdrawnState): state is PackageState => 'stable' in state;

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([known]) => known !== key));

/**
 * The versions of shell and remotes that a server serves: their files, in immutable folders `packages/<package>/<version>` or
 * wherever else they lie, and one small state file that says which is which. An act is done once that file is replaced, which is one
 * step: it says how much of the audit counts, so the act and its line come together (ADR 0035). A running server follows at its next request.
 */
export class RegistryStore {
  private readonly say: (sentence: string) => void;
  private readonly now: () => Date;
  private toldDamage: string | null = null;

  /** @param folder `registry` in the server's data directory @param packages where the files lie, if not in that folder */
  constructor(
    readonly folder: string,
    private readonly packages: PackageStore = new PackageFolder(packagesIn(folder)),
    { say = () => undefined, now = () => new Date() }: StoreOptions = {},
  ) {
    this.say = say;
    this.now = now;
  }

  get stateFile() {
    return stateFileIn(this.folder);
  }

  release = (name: string, version: string): Promise<RegistryEntry> => this.packages.release(name, version);
  text = (name: string, version: string, file: string): Promise<string | null> => this.packages.text(name, version, file);

  /** The last changes, newest last. */
  async recent(count: number): Promise<AuditLine[]> {
    const { auditLength } = await this.read();
    return (await readAudit(this.folder, auditLength)).slice(-count);
  }

  /** @throws RegistryRefused where neither the state nor its copy can be read */
  stored = (): Promise<StoredState> => readStored(this.folder);

  /** The same, and where the copy stands in that is said. */
  async read(): Promise<RegistryState> {
    const { state, damage } = await this.stored();
    if (damage !== null && damage !== this.toldDamage) this.say(damage);
    this.toldDamage = damage;
    return state;
  }

  /** @throws RegistryRefused where the registry cannot be written: to be asked before what takes long */
  async expectWritable(): Promise<void> {
    const probe = path.join(this.folder, `probe.${randomBytes(4).toString('hex')}`);
    await writingTo(this.folder, async () => {
      await mkdir(this.folder, { recursive: true });
      await writeFile(probe, probe).finally(() => rm(probe, { force: true }));
    });
  }

  /**
   * Changes one package, alone: nobody else changes anything meanwhile.
   * @returns whether anything changed
   * @throws RegistryRefused where some page would not work with what comes of it, or its line cannot be written; then nothing has changed
   */
  async change(name: string, act: Act, step: Step): Promise<boolean> {
    return writingTo(this.folder, () =>
      locked(this.folder, { doing: `a change of ${name} by ${act.by}`, say: this.say }, async (held) => {
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

  /** Removes files of versions that the state does not know: of an act that is over, or was cut off. What cannot be removed now is left to the next act. */
  private async tidy({ packages, withdrawn }: Pick<RegistryState, 'packages' | 'withdrawn'>) {
    const left: Versions = [];
    const unfinished = await leftUnfinished(this.folder);
    for (const { name, version } of unfinished) {
      const isKnown = (packages[name] ?? withdrawn[name])?.history.includes(version);
      if (!isKnown) await this.packages.remove(name, version).catch(() => left.push({ name, version }));
    }
    if (unfinished.length > 0) await setUnfinished(this.folder, left);
  }

  private async apply(state: RegistryState, name: string, act: Act & { at: string }, change: Change, held: Held) {
    const { version, action, line, built, checkFit = true, tryOut } = change;
    const before = state.packages[name] ?? state.withdrawn[name];
    const next = aged(change.next, act.at);
    const gone = superfluous(next, act.at);
    const kept = { ...next, history: next.history.filter((known) => !gone.includes(known)) };
    const packages = isServed(kept) ? { ...state.packages, [name]: kept } : without(state.packages, name);
    const withdrawn = isServed(kept) ? without(state.withdrawn, name) : { ...state.withdrawn, [name]: kept };
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
      await this.commit({ packages, withdrawn }, { action, package: name, version, ...trialOf(action, kept), ...untried, ...line, ...act });
    } catch (error) {
      if (error instanceof OtherFiles)
        await setUnfinished(this.folder, earlier); // those files are not of this act
      else await this.tidy(state);
      throw error;
    }
    await this.tidy({ packages, withdrawn });
  }

  /** The line first, the state that counts it after: between the two nobody sees either. */
  private async commit(state: Pick<RegistryState, 'packages' | 'withdrawn'>, line: AuditLine) {
    const { before, after } = await addToAudit(this.folder, line);
    try {
      await writeStored(this.folder, { ...state, auditLength: after }, this.say);
    } catch (error) {
      await shortenAudit(this.folder, before);
      throw error;
    }
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

const stableOf = (packages: RegistryState['packages']): Record<string, string> =>
  Object.fromEntries(Object.entries(packages).map(([name, { stable }]) => [name, stable]));

/** What the line of a trial says of who gets it. */
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
