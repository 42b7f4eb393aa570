import { z } from '@careloom/contract/schema';

/** A version that only some people get: those who are named, and `share` percent of all others, drawn anew for each `salt`. */
const candidate = z.object({
  version: z.string(),
  share: z.number(),
  /** E-mail addresses, in lower case. */
  users: z._default(z.array(z.string()), []),
  salt: z.string(),
});
export type Candidate = z.output<typeof candidate>;

/** Who took something back, when (UTC) and why. */
const mark = z.object({ at: z.string(), by: z.string(), reason: z.string() });
export type Mark = z.output<typeof mark>;

const kept = {
  /** Versions whose files are there, newest first. */
  history: z.array(z.string()),
  /** Versions that everybody got, the last of them first. A trial is not among them. */
  served: z.array(z.string()),
  /** Versions that nobody shall get again. */
  takenBack: z._default(z.record(z.string(), mark), {}),
  /** Until when somebody got a version that nobody gets now, UTC. */
  until: z._default(z.record(z.string(), z.string()), {}),
};

/** What the registry knows of a package that it serves. */
const packageState = z.object({ ...kept, stable: z.string(), candidate: z.optional(candidate) });
export type PackageState = z.output<typeof packageState>;

/** What it knows of one that it served. Held: no start brings it back. */
const withdrawnState = z.object({ ...kept, held: z.optional(mark) });
export type WithdrawnState = z.output<typeof withdrawnState>;

export type KnownVersions = Pick<PackageState, 'history' | 'served' | 'takenBack' | 'until'>;

export const registryState = z.object({
  packages: z.record(z.string(), packageState),
  withdrawn: z._default(z.record(z.string(), withdrawnState), {}),
  /** How much of the audit belongs to acts that were done, in bytes. A line beyond is of an act that was cut off. */
  auditLength: z.optional(z.number()),
});
export type RegistryState = z.output<typeof registryState>;

const NOTHING: KnownVersions = { history: [], served: [], takenBack: {}, until: {} };

const first = (version: string, versions: readonly string[]) => [version, ...versions.filter((known) => known !== version)];

const versionsOf = ({ history, served, takenBack, until }: KnownVersions): KnownVersions => ({ history, served, takenBack, until });

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([known]) => known !== key));

/** A version becomes the one that everybody gets, and a trial is over. */
export function flipped(known: KnownVersions = NOTHING, version: string): PackageState {
  const { history, served, takenBack, until } = known;
  return {
    stable: version,
    history: first(version, history),
    served: first(version, served),
    takenBack: without(takenBack, version),
    until,
  };
}

/** A version goes to some people. Everybody else keeps the one that is served. */
export const offered = (state: PackageState, wanted: Candidate): PackageState => ({
  ...versionsOf(state),
  stable: state.stable,
  history: first(wanted.version, state.history),
  takenBack: without(state.takenBack, wanted.version),
  candidate: wanted,
});

/** Nobody shall get these versions again. */
export const marked = <T extends KnownVersions>(state: T, versions: readonly string[], why: Mark): T => ({
  ...state,
  takenBack: { ...state.takenBack, ...Object.fromEntries(versions.map((version) => [version, why])) },
});

/** It is served no more. */
export const withdrawn = (state: PackageState, held?: Mark): WithdrawnState => ({ ...versionsOf(state), ...(held && { held }) });

/** Versions that a rollback may go to, the last that everybody got first. */
export const waysBack = ({ stable, served, takenBack, history }: PackageState): string[] =>
  served.filter((version) => version !== stable && !takenBack[version] && history.includes(version));

/** Versions that somebody gets at this moment. */
export const inUse = ({ stable, candidate: trial }: Pick<PackageState, 'stable' | 'candidate'>): string[] =>
  trial ? [stable, trial.version] : [stable];
