import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { ManifestRoute, RegistryEntry } from '@careloom/contract/manifest';
import { integrityOf } from '../base/integrity';

let working: string | undefined;
let made = 0;

/** Removed when the process exits. */
function makeWorking(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'careloom-registry-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A new empty folder at each call. */
export function freshFolder(): string {
  working ??= makeWorking();
  made += 1;
  const folder = path.join(working, String(made));
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The folder with a version's files in a registry. */
export const folderOf = ({ folder }: { folder: string }, name: string, version: string) => path.join(folder, 'packages', name, version);

export const aRoute = (name: string, pathname: string, area: ManifestRoute['area'] = 'admin'): ManifestRoute => ({
  name,
  path: pathname,
  patterns: [pathname],
  title: name,
  breadcrumb: '',
  permission: null,
  area,
});

interface ReleaseFields {
  needs?: RegistryEntry['manifest']['needs'];
  offers?: RegistryEntry['offers'];
}

const NEEDS = { shared: '^1.0.0', contract: '^1.0.0' };

/** A minimal build output: a folder with its files and `release.json`. */
export function aRelease(
  name: string,
  version: string,
  routes: ManifestRoute[],
  files: Record<string, string> = {},
  { needs = NEEDS, offers }: ReleaseFields = {},
): string {
  const folder = freshFolder();
  const content: Record<string, string> = { 'remoteEntry.js': `// ${name} ${version}`, ...files };
  for (const [file, body] of Object.entries(content)) writeFileSync(path.join(folder, file), body);
  const listed = Object.entries(content).map(([href, body]) => ({ href, integrity: integrityOf(body) }));
  const entry: RegistryEntry = {
    name,
    version,
    entry: 'remoteEntry.js',
    integrity: integrityOf(content['remoteEntry.js'] ?? ''),
    manifest: {
      ...{ name, version, needs, routes, menu: [], quickActions: [], slots: [] },
      ...{ permissions: [], raises: [], hears: [] },
    },
    preload: Object.fromEntries(routes.map((route) => [route.name, listed])),
    ...(offers && { offers }),
  };
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(entry));
  return folder;
}
