import { integrityFor } from './integrity';
import { removeStyles } from './remote-styles';
import { withTimeout } from './time-out';

/** Failures of each remote in this page. The remote's own chunk addresses carry the number too (`ChunkRetryQuery`). */
const failures: Record<string, number> = {};
Object.assign(globalThis, { __careloomRetries: failures });

export const failuresOf = (remote: string) => failures[remote] ?? 0;

/** Changes the remote's addresses from here on, so that no cached or pending request of the failed ones is reused. */
export function countFailure(remote: string) {
  failures[remote] = failuresOf(remote) + 1;
}

/** Timeout for a remote's entry script, in milliseconds. */
const ENTRY_TIMEOUT = 6_000;

/** Prefix of the global that holds a remote's container, so that no remote's name collides with a global of the page. */
const CONTAINER_PREFIX = 'careloomRemote_';

/** The entry address that each remote was last loaded from. */
const origins = new Map<string, string>();

/**
 * Clears the chunks of the previous version when a remote is loaded from another address. Chunks register in a global array by ids that two
 * versions share, so an old chunk would be taken for the new version's.
 */
function forgetChunksOf(name: string, entry: string) {
  const before = origins.get(name);
  origins.set(name, entry);
  if (before === undefined || before === entry) return;
  Object.assign(globalThis, { [`rspackChunk${name}`]: [] });
  removeStyles(name);
}

/**
 * Loads a remote's entry script. The federation runtime's own loader has no timeout and reuses a script that failed.
 * @returns the container that the entry defines
 */
export async function loadEntry(name: string, entry: string): Promise<unknown> {
  const page = globalThis as unknown as Record<string, unknown>;
  const own = CONTAINER_PREFIX + name;
  const bare = page[name];
  page[own] = undefined; // so that the container of an earlier attempt is not mistaken for this one
  forgetChunksOf(name, entry);
  const failures = failuresOf(name);
  await loadScript(failures ? `${entry}?r=${failures}` : entry, integrityFor(name));
  const container = page[own] ?? (page[name] === bare ? undefined : page[name]); // containers of the previous release have no prefix
  if (!container) throw new Error(`${entry} did not define the remote ${name}.`);
  return container;
}

function loadScript(src: string, integrity: string) {
  const script = Object.assign(document.createElement('script'), { async: true, crossOrigin: 'anonymous', integrity, src });
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} could not be loaded.`));
    document.head.append(script);
  });
  return withTimeout(loaded, ENTRY_TIMEOUT).finally(() => script.remove());
}
