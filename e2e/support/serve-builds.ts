import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RegistryEntry } from '@careloom/contract/manifest';
import { publish } from '@careloom/federation/registry/publish';
import { RegistryStore } from '@careloom/federation/registry/registry-store';
import type { Builds } from './builds';
import { preparedData } from './places';
import { freePort, startProduct } from './product';

export const releaseIn = (build: string) => JSON.parse(readFileSync(path.join(build, 'release.json'), 'utf8')) as RegistryEntry;

/**
 * Serves builds of any releases together: the given server, on today's data, with a registry of these builds alone. They are published one by
 * one as in a start, so the registry refuses nothing that a page has to refuse.
 * @param worker index of the worker whose ports are used
 */
export async function serveBuilds({ shell, remotes, server }: Builds, worker: number, env: Record<string, string> = {}) {
  const home = mkdtempSync(path.join(os.tmpdir(), 'careloom-pair-'));
  const [dataDir, registry] = [path.join(home, 'data'), path.join(home, 'registry')];
  const store = new RegistryStore(registry);
  for (const build of [shell, ...remotes]) await publish(store, releaseIn(build).name, build, { again: false, by: 'a browser test' });
  cpSync(preparedData().folder, dataDir, { recursive: true });
  const product = await startProduct({ port: await freePort(worker), dataDir, server, env: { ...env, CARELOOM_REGISTRY: registry } });
  return {
    ...product,
    stop: async () => {
      await product.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
