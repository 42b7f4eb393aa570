import { shareScope } from '#share-scope';
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { loadEntry } from './load-entry';

/** The release of the runtime, whose two globals below are not part of its public face: pinned, and held by a browser test. */
const RUNTIME = '2.9.2';

/** Remotes are built without a runtime of their own and look for these. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore, _FEDERATION_RUNTIME_CORE_FROM: { version: RUNTIME, name: 'shell' } });

/**
 * The page's one federation runtime, without a build plugin in the shell. It is imported by the signed-in part alone, so that
 * signing in downloads none of it.
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
