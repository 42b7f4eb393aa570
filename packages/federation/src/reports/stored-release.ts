import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from '@careloom/contract/schema';
import compare from 'semver/functions/compare.js';
import { ROOT } from '../base/workspace';

/** Where the last releases are kept, one folder each, by the product's version. */
export const RELEASES = path.join(ROOT, 'compat/releases');

/** More are of no use: what is older than the last release but one meets neither today's shell nor today's API. */
export const KEPT_RELEASES = 2;

export const SERVER_PART = 'api';

/** What a stored release says of itself, in `release.json`. */
const storedRelease = z.object({
  version: z.string(),
  /** That it was built from. */
  commit: z.string(),
  /** The shell, each remote and the server, in the order in which they are published. */
  parts: z.array(z.object({ name: z.string(), version: z.string() })),
});
export type StoredRelease = z.output<typeof storedRelease>;

const fileOf = (version: string, file: string, folder: string) => path.join(folder, version, file);

/** The archive of a part. */
export const archiveOf = (version: string, part: string, folder = RELEASES) => fileOf(version, `${part}.json.br`, folder);

export const descriptionOf = (version: string, folder = RELEASES) => fileOf(version, 'release.json', folder);

/** Versions that are kept, newest first. */
export const storedVersions = (folder = RELEASES): string[] =>
  existsSync(folder) ? readdirSync(folder).sort((one, other) => compare(other, one)) : [];

/**
 * What is known of the newest release that is kept.
 * @throws Error where none is
 */
export function lastRelease(folder = RELEASES): StoredRelease {
  const [newest] = storedVersions(folder);
  if (newest === undefined) throw new Error(`${folder} holds no release: npm run compat:store.`);
  return storedRelease.parse(JSON.parse(readFileSync(descriptionOf(newest, folder), 'utf8')));
}
