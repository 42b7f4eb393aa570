import { z } from '@careloom/contract/schema';

/** What is tried in a browser before it is served. */
export const trial = z.object({
  /** Folder of the registry; the files of all versions are there, or in its bucket. */
  registry: z.string(),
  /** The package that is new. */
  name: z.string(),
  /** What everybody would get, by package. */
  versions: z.record(z.string(), z.string()),
});
export type Trial = z.output<typeof trial>;

/** Opens what is to be served. @returns false where there is no shell to open it in @throws RegistryRefused where it does not work */
export type TryOut = (wanted: Trial) => Promise<boolean>;

export const verdict = z.object({
  /** Whether this machine has one. */
  browser: z.boolean(),
  /** What was wrong with the page: sentences. */
  faults: z.array(z.string()),
});
export type Verdict = z.output<typeof verdict>;
