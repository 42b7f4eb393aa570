import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from '@careloom/contract/schema';
import compare from 'semver/functions/compare.js';
import { ROOT } from '../base/workspace';

/** The folder of the stored releases, one folder each, by the product's version. */
export const RELEASES = path.join(ROOT, 'compat/releases');

/** More are not needed: older releases meet neither the current shell nor the current API. */
export const KEPT_RELEASES = 2;

export const SERVER_PART = 'api';

/** The `release.json` of a stored release. */
const storedRelease = z.object({
  version: z.string(),
  /** The commit that was built. */
  commit: z.string(),
  /** The shell, each remote and the server, in the order in which they are published. */
  parts: z.array(z.object({ name: z.string(), version: z.string() })),
});
export type StoredRelease = z.output<typeof storedRelease>;

const fileOf = (version: string, file: string, folder: string) => path.join(folder, version, file);

/** Path of a part's archive. */
export const archiveOf = (version: string, part: string, folder = RELEASES) => fileOf(version, `${part}.json.br`, folder);

export const descriptionOf = (version: string, folder = RELEASES) => fileOf(version, 'release.json', folder);

/** The stored versions, newest first. */
export const storedVersions = (folder = RELEASES): string[] =>
  existsSync(folder) ? readdirSync(folder).sort((one, other) => compare(other, one)) : [];

/**
 * The newest stored release.
 * @throws Error if there is none
 */
export function lastRelease(folder = RELEASES): StoredRelease {
  const [newest] = storedVersions(folder);
  if (newest === undefined) throw new Error(`${folder} holds no release: npm run compat:store.`);
  return storedRelease.parse(JSON.parse(readFileSync(descriptionOf(newest, folder), 'utf8')));
}
