import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildServer, buildWeb, inParallel } from '../build/build-all';
import { ifChanged, type Say } from '../build/if-changed';
import { buildPackage } from '../build/build-package';
import { packageFingerprint } from '../build/fingerprint';
import { publish } from '../registry/publish';
import { RegistryStore } from '../registry/registry-store';
import { CACHE, outputOf, remoteNames } from '../workspace';

const OUTPUT = path.join(CACHE, 'development');
const SHELL = path.join(OUTPUT, 'shell');

/** A shell for development: a remote with Fast Refresh does not run in a production React. */
const buildDevelopmentShell = async (say: Say) =>
  ifChanged(
    'shell',
    path.join(SHELL, '.built'),
    await packageFingerprint('shell'),
    () => buildPackage('shell', { mode: 'development', env: { CARELOOM_OUT: OUTPUT } }),
    say,
  );

const isBuilt = (name: string) => existsSync(path.join(outputOf(name), 'release.json'));

/**
 * Builds what is missing: the development shell, the server, and remotes that were never built. Of those under development the
 * manifest has to be that of their sources; the others stay as last built.
 * @throws BuildFailed
 */
export async function prepare(developed: readonly string[], say: Say): Promise<void> {
  const remotes = remoteNames().filter((name) => developed.includes(name) || !isBuilt(name));
  await inParallel([() => buildDevelopmentShell(say), () => buildServer(say), ...remotes.map((name) => () => buildWeb(name, say))]);
}

/**
 * A registry of its own, so that no development build ever becomes a version of the product's.
 * @returns its folder, and what removes it
 */
export async function developmentRegistry(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'careloom-development-'));
  const store = new RegistryStore(folder);
  const act = { again: true, by: 'npm run dev' };
  await publish(store, 'shell', SHELL, act);
  for (const name of remoteNames()) await publish(store, name, outputOf(name), act);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
