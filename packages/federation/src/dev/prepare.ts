import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '@careloom/contract/manifest';
import { buildWeb, inParallel } from '../build/build-all';
import { ifChanged, type OnBuilt } from '../build/if-changed';
import { buildPackage } from '../build/build-package';
import { forgetDigests, packageFingerprint } from '../build/fingerprint';
import { exposedModules } from '../build/manifest/exposed-modules';
import { publish } from '../registry/publish';
import { packagesIn } from '../registry/package-store';
import { RegistryStore, versionIn } from '../registry/registry-store';
import { CACHE, outputOf, remoteNames } from '../base/workspace';

const OUTPUT = path.join(CACHE, 'development');
const SHELL = path.join(OUTPUT, 'shell');

/** Builds a development shell: a remote with Fast Refresh does not run in a production build of React. */
const buildDevelopmentShell = async (onBuilt: OnBuilt) =>
  ifChanged(
    'shell',
    path.join(SHELL, '.built'),
    await packageFingerprint('shell'),
    () => buildPackage('shell', { mode: 'development', env: { CARELOOM_OUT: OUTPUT } }),
    onBuilt,
  );

const isBuilt = (name: string) => existsSync(path.join(outputOf(name), 'release.json'));

/**
 * Builds what the pages need: the development shell, and remotes that were never built. Remotes under development are built if they
 * changed, so that their manifests match the sources; the others stay as last built.
 * @throws BuildFailed
 */
export async function preparePages(developed: readonly string[], onBuilt: OnBuilt): Promise<void> {
  const remotes = remoteNames().filter((name) => developed.includes(name) || !isBuilt(name));
  await inParallel([() => buildDevelopmentShell(onBuilt), ...remotes.map((name) => () => buildWeb(name, onBuilt))]);
}

/** The exposed modules and needs of a remote, as last built. A dev server keeps those of its start. */
export async function givenBy(name: string): Promise<string> {
  const text = await readFile(path.join(outputOf(name), 'release.json'), 'utf8');
  const { manifest } = JSON.parse(text) as { manifest: Manifest };
  return JSON.stringify([exposedModules(manifest), manifest.needs]);
}

/** Rebuilds what depends on sources saved since the last build. @throws BuildFailed */
export async function rebuildPages(developed: readonly string[], registry: string, onBuilt: OnBuilt): Promise<void> {
  forgetDigests();
  await preparePages(developed, onBuilt);
  await fillRegistry(registry, ['shell', ...developed]);
}

/** Leaves out files that a local browser does not use, which are most of a build. */
const isNeeded = (file: string) => !/\.(map|br|gz)$/.test(file);

/**
 * Fills a separate registry, so that no development build becomes a released version.
 * @param names of the packages; existing ones are kept
 */
export async function fillRegistry(folder: string, names: readonly string[] = ['shell', ...remoteNames()]): Promise<void> {
  const store = new RegistryStore(folder);
  const builds = names.map((name) => ({ name, built: name === 'shell' ? SHELL : outputOf(name) }));
  await Promise.all(
    builds.map(async ({ name, built }) => {
      const to = path.join(packagesIn(folder), name, await versionIn(built));
      await cp(built, to, { recursive: true, filter: isNeeded });
    }),
  );
  for (const { name, built } of builds) await publish(store, name, built, { again: true, by: 'npm run dev' });
}
