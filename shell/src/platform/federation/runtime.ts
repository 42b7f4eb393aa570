import { shareScope } from '#share-scope';
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { loadEntry } from './load-entry';

/** The runtime's version, pinned: the two globals below are not part of its public API. A browser test covers them. */
const RUNTIME = '2.9.2';

/** Remotes are built without their own runtime and expect these globals. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore, _FEDERATION_RUNTIME_CORE_FROM: { version: RUNTIME, name: 'shell' } });

/**
 * The federation runtime of the page, created without a build plugin in the shell. Only the signed-in part imports it, so the login page
 * does not download it.
 */
export const runtime = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: shareScope,
});

runtime.registerPlugins([
  { name: 'careloom-entry', loadEntry: ({ remoteInfo: { name, entry } }) => loadEntry(name, entry) as Promise<never> },
]);
