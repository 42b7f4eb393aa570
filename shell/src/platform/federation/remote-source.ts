import type { RegistryEntry } from '@careloom/contract/manifest';
import { shareScope } from '#share-scope';
import { allowWorkers } from '@careloom/shared/worker';
import { isHot } from '../override/overrides';
import { allowScriptsUnder } from '../trusted-types';
import { expectIntegrity, isIntegrity } from './integrity';
import { countFailure } from './load-entry';
import { runtime } from './runtime';

/** Loads modules of remotes. The benchmark's single bundle replaces it with another implementation. */
export interface RemoteSource {
  register(remote: Pick<RegistryEntry, 'name' | 'entry' | 'integrity' | 'workers'>): void;
  /** @param module name in the manifest: `./app` */
  load(remote: string, module: string): Promise<unknown>;
  /** Makes the next `load` start from scratch. */
  forget(remote: string): void;
  /** Preloads the libraries shared with remotes that are otherwise fetched on first use, except `unless`. */
  loadShared(unless: readonly string[]): Promise<void>;
}

const entries = new Map<string, string>();

/**
 * The runtime notes the remote that first asks for a share as its origin, and deletes the share when that remote is replaced: its next version would not find it.
 * All shares are the shell's.
 */
function keepShares() {
  for (const versions of Object.values(runtime.shareScopeMap['default'] ?? {})) {
    for (const share of Object.values(versions)) share.from = runtime.name;
  }
}

function register(name: string) {
  const entry = entries.get(name);
  if (!entry) return;
  keepShares();
  runtime.registerRemotes([{ name, entry }], { force: true }); // also clears a cached rejected promise
}

/** Removes scripts of pending chunks: a new request for a chunk would wait for the old script, which may never finish. */
function dropPending(name: string) {
  for (const script of document.querySelectorAll(`script[data-rspack^="${name}:"]`)) script.remove();
}

/** @throws Error for an entry without a hash */
function trusted(name: string, integrity: string): string {
  if (isIntegrity(integrity)) return integrity;
  throw new Error(`The registry gives no integrity for ${name}; it is not loaded.`);
}

export const remoteSource: RemoteSource = {
  register({ name, entry, integrity, workers = [] }) {
    const address = new URL(entry, window.location.href).href;
    expectIntegrity(name, isHot(name, entry) ? '' : trusted(name, integrity));
    if (entries.get(name) === address) return;
    allowScriptsUnder(address);
    allowWorkers(address, workers);
    entries.set(name, address);
    register(name);
  },
  load: (remote, module) => runtime.loadRemote(`${remote}/${module.replace('./', '')}`),
  forget(remote) {
    countFailure(remote);
    dropPending(remote);
    register(remote);
  },
  async loadShared(unless) {
    for (const [name, shares] of Object.entries(shareScope)) {
      for (const share of [shares].flat()) if ('get' in share && !unless.includes(name)) await share.get?.();
    }
  },
};
