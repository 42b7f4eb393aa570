import { z } from '@careloom/contract/schema';

/** A version that only some users get: the named ones, and `share` percent of all others, drawn anew for each `salt`. */
const candidate = z.object({
  version: z.string(),
  share: z.number(),
  /** Lower-case e-mail addresses. */
  users: z._default(z.array(z.string()), []),
  salt: z.string(),
});
export type Candidate = z.output<typeof candidate>;

/** Who took something back, when (UTC) and why. */
const mark = z.object({ at: z.string(), by: z.string(), reason: z.string() });
export type Mark = z.output<typeof mark>;

const versionFields = {
  /** Versions with existing files, newest first. */
  history: z.array(z.string()),
  /** Versions that were served to everybody, latest first. Canaries are not included. */
  served: z.array(z.string()),
  /** Versions that must not be served again. */
  takenBack: z._default(z.record(z.string(), mark), {}),
  /** For versions no longer served: until when they were, UTC. */
  until: z._default(z.record(z.string(), z.string()), {}),
};

/** The state of a package that is served. */
const packageState = z.object({ ...versionFields, stable: z.string(), candidate: z.optional(candidate) });
export type PackageState = z.output<typeof packageState>;

/** The state of a package that was served. Held: the next start does not release it again. */
const withdrawnState = z.object({ ...versionFields, held: z.optional(mark) });
export type WithdrawnState = z.output<typeof withdrawnState>;

export type KnownVersions = Pick<PackageState, 'history' | 'served' | 'takenBack' | 'until'>;

export const registryState = z.object({
  packages: z.record(z.string(), packageState),
  withdrawn: z._default(z.record(z.string(), withdrawnState), {}),
  /** Length of the audit up to the last completed act, in bytes. A line beyond it belongs to an interrupted act. */
  auditLength: z.optional(z.number()),
});
export type RegistryState = z.output<typeof registryState>;

const NOTHING: KnownVersions = { history: [], served: [], takenBack: {}, until: {} };

const first = (version: string, versions: readonly string[]) => [version, ...versions.filter((known) => known !== version)];

const versionsOf = ({ history, served, takenBack, until }: KnownVersions): KnownVersions => ({ history, served, takenBack, until });

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([known]) => known !== key));

/** Makes a version the stable one and ends a canary. */
export function withStable(known: KnownVersions = NOTHING, version: string): PackageState {
  const { history, served, takenBack, until } = known;
  return {
    stable: version,
    history: first(version, history),
    served: first(version, served),
    takenBack: without(takenBack, version),
    until,
  };
}

/** Serves a version to some users. All others keep the stable one. */
export const withCandidate = (state: PackageState, wanted: Candidate): PackageState => ({
  ...versionsOf(state),
  stable: state.stable,
  history: first(wanted.version, state.history),
  takenBack: without(state.takenBack, wanted.version),
  candidate: wanted,
});

/** Marks these versions as not to be served again. */
export const marked = <T extends KnownVersions>(state: T, versions: readonly string[], why: Mark): T => ({
  ...state,
  takenBack: { ...state.takenBack, ...Object.fromEntries(versions.map((version) => [version, why])) },
});

/** Stops serving the package. */
export const withdrawn = (state: PackageState, held?: Mark): WithdrawnState => ({ ...versionsOf(state), ...(held && { held }) });

/** The versions that a rollback may go to, latest first. */
export const rollbackTargets = ({ stable, served, takenBack, history }: PackageState): string[] =>
  served.filter((version) => version !== stable && !takenBack[version] && history.includes(version));

/** The versions that are served now. */
export const inUse = ({ stable, candidate: trial }: Pick<PackageState, 'stable' | 'candidate'>): string[] =>
  trial ? [stable, trial.version] : [stable];
