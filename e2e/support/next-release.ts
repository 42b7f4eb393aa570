import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RegistryEntry } from '@careloom/contract/manifest';
import { publish } from '@careloom/federation/registry/publish';
import { RegistryStore } from '@careloom/federation/registry/registry-store';
import { rollback } from '@careloom/federation/registry/rollback';
import { ROOT } from './places';

/** Releases the existing build of a remote under another version, in the registry of a running product, as `npm run release` does. */
export async function releaseNext(dataDir: string, name: string, version: string) {
  const store = new RegistryStore(path.join(dataDir, 'registry'));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'careloom-release-'));
  cpSync(path.join(ROOT, 'remotes', name, 'dist'), folder, { recursive: true });
  const file = path.join(folder, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as RegistryEntry;
  writeFileSync(file, JSON.stringify({ ...release, version, manifest: { ...release.manifest, version } }));
  const by = 'a browser test';
  await publish(store, name, folder, { again: true, unmark: true, by });
  rmSync(folder, { recursive: true, force: true });
  return { rollback: () => rollback(store, name, { by, reason: 'the test is over' }) };
}
