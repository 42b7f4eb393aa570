import { z } from '@careloom/contract/schema';

/** What the registry knows of one package: the version that is served, and those before it, newest first. */
const packageState = z.object({
  stable: z.string(),
  history: z.array(z.string()),
  /** A version that only some people get: `share` percent of them, drawn by a hash of `salt` and the user's id. */
  candidate: z.optional(z.object({ version: z.string(), share: z.number(), salt: z.string() })),
});
export type PackageState = z.output<typeof packageState>;

export const registryState = z.object({ packages: z.record(z.string(), packageState) });
export type RegistryState = z.output<typeof registryState>;

/** An open tab finds the chunks of the version that it began with for as long as this many came after it. */
export const KEPT = 5;

/** A version becomes the one that is served. One that was served before moves to the front. */
export function flipped(state: PackageState | undefined, version: string): PackageState {
  const history = [version, ...(state?.history ?? []).filter((known) => known !== version)];
  return { stable: version, history };
}

/** Versions whose files may go: all but the last ones and the candidate. */
export function superfluous({ history, candidate }: PackageState): string[] {
  return history.slice(KEPT).filter((version) => version !== candidate?.version);
}

/**
 * The version before the one that is served.
 * @returns null where there is none
 */
export function previous({ stable, history }: PackageState): string | null {
  return history[history.indexOf(stable) + 1] ?? null;
}
