import type { RegistryEntry } from '@careloom/contract/manifest';
import { allowWorkers } from '@careloom/shared/worker';
import { isHot } from '../override/overrides';
import { allowScriptsUnder } from '../trusted-types';
import { expectIntegrity, isIntegrity } from './integrity';
import { countFailure } from './retries';
import { runtime } from './runtime';

/** Where modules of remotes come from. The single bundle of the bench has another in its place. */
export interface RemoteSource {
  register(remote: Pick<RegistryEntry, 'name' | 'entry' | 'integrity' | 'workers'>): void;
  /** @param module as the manifest names it: `./app` */
  load(remote: string, module: string): Promise<unknown>;
  /** Makes the next `load` start from scratch. */
  forget(remote: string): void;
}

const entries = new Map<string, string>();

function register(name: string) {
  const entry = entries.get(name);
  if (entry) runtime.registerRemotes([{ name, entry }], { force: true }); // forgets a rejected promise, too
}

/** A chunk that is asked for again would wait for the script of the first time, which may hang for good. */
function dropPending(name: string) {
  for (const script of document.querySelectorAll(`script[data-rspack^="${name}:"]`)) script.remove();
}

/** No hash, no load. */
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
};
