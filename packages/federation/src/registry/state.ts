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

/** What the registry knows of one package: the version that is served, and all that it keeps, newest first. */
const packageState = z.object({ stable: z.string(), history: z.array(z.string()), candidate: z.optional(candidate) });
export type PackageState = z.output<typeof packageState>;

export const registryState = z.object({ packages: z.record(z.string(), packageState) });
export type RegistryState = z.output<typeof registryState>;

/** An open tab finds the chunks of the version that it began with for as long as this many came after it. */
export const KEPT = 5;

const first = (version: string, history: readonly string[] = []) => [version, ...history.filter((known) => known !== version)];

/** A version becomes the one that everybody gets. One that was served before moves to the front, and a trial is over. */
export const flipped = (state: PackageState | undefined, version: string): PackageState => ({
  stable: version,
  history: first(version, state?.history),
});

/** A version goes to some people. Everybody else keeps the one that is served. */
export const offered = ({ stable, history }: PackageState, wanted: Candidate): PackageState => ({
  stable,
  history: first(wanted.version, history),
  candidate: wanted,
});

/** Versions whose files may go: all but the last ones, and never one that somebody still gets. */
export function superfluous({ stable, history, candidate: trial }: PackageState): string[] {
  return history.slice(KEPT).filter((version) => version !== stable && version !== trial?.version);
}

/**
 * The version before the one that is served.
 * @returns null where there is none
 */
export function previous({ stable, history }: PackageState): string | null {
  return history[history.indexOf(stable) + 1] ?? null;
}

/** Versions that somebody gets at this moment. */
export const inUse = ({ stable, candidate: trial }: PackageState): string[] => (trial ? [stable, trial.version] : [stable]);
