import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { registryEntry, type RegistryEntry } from '@careloom/contract/manifest';
import { integrityOf } from '../base/integrity';
import { foreignStyles } from '../build/manifest/foreign-selectors';
import { nameTakenByPage } from '../build/manifest/page-globals';
import { overSizeLimit } from './size-limits';

/** The files of a release that pages load, each once, with its hash. */
function promisedFiles({ entry, integrity, preload = {}, workers = [] }: RegistryEntry): Map<string, string> {
  const listed = [...Object.values(preload).flat(), ...workers].map((file) => [file.href, file.integrity] as const);
  return new Map([...listed, [entry, integrity]]);
}

/** Reports a file that is missing or does not match its hash, so that a browser would refuse it. */
async function broken(folder: string, href: string, integrity: string): Promise<string[]> {
  const body = await readFile(path.join(folder, href)).catch(() => null);
  if (body === null) return [`${href} is missing`];
  return integrityOf(body) === integrity ? [] : [`${href} is not what its integrity hash says`];
}

/**
 * The faults of a finished build, as sentences; empty if there are none.
 * @param folder with `release.json`
 */
export async function checkBuilt(name: string, folder: string): Promise<string[]> {
  const parsed = registryEntry.safeParse(JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')));
  if (!parsed.success) return parsed.error.issues.map(({ path: where, message }) => `release.json, ${where.join('.')}: ${message}`);
  const release = parsed.data;
  if (release.name !== name) return [`this is a build of ${release.name}`];
  const taken = nameTakenByPage(name);
  if (taken) return [taken];
  const files = [...promisedFiles(release)].map(([href, integrity]) => broken(folder, href, integrity));
  const faults = (await Promise.all(files)).flat();
  if (name !== 'shell') faults.push(...(await foreignStyles(folder, name)));
  return faults.length > 0 || name === 'shell' ? faults : overSizeLimit(folder, release);
}
