import { z } from '@careloom/contract/schema';

/** What is tried in a browser before it is served. */
export const trial = z.object({
  /** Folder of the registry; it or its bucket has the files of all versions. */
  registry: z.string(),
  /** The package with the new version. */
  name: z.string(),
  /** The version of each package in the page. */
  versions: z.record(z.string(), z.string()),
});
export type Trial = z.output<typeof trial>;

/** Tries what is to be served. @returns false if there is no shell to open it in @throws RegistryRefused if it does not work */
export type TryOut = (wanted: Trial) => Promise<boolean>;

export const verdict = z.object({
  /** Whether this machine has a browser. */
  browser: z.boolean(),
  /** What was wrong with the page, as sentences. */
  faults: z.array(z.string()),
});
export type Verdict = z.output<typeof verdict>;
