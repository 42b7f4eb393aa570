import { integrityFor } from './integrity';
import { removeStyles } from './remote-styles';
import { failuresOf } from './retries';
import { withTimeout } from './time-out';

/** A remote's entry that does not answer is given up after this long, in milliseconds. */
const ENTRY_TIMEOUT = 6_000;

/** Under this and its name a remote's container stands in the page, so that no name of a remote is one of the page's own. */
const CONTAINER_PREFIX = 'careloomRemote_';

/** Where each remote's entry came from the last time. */
const origins = new Map<string, string>();

/**
 * Chunks announce themselves in a list of the page, by numbers that two versions share: one that another version left there would
 * be taken for the new one's own.
 */
function forgetChunksOf(name: string, entry: string) {
  const before = origins.get(name);
  origins.set(name, entry);
  if (before === undefined || before === entry) return;
  Object.assign(globalThis, { [`rspackChunk${name}`]: [] });
  removeStyles(name);
}

/**
 * Downloads a remote's entry: the runtime's own download has no time-out and finds its failed script again.
 * @returns the container that the entry defines
 */
export async function loadEntry(name: string, entry: string): Promise<unknown> {
  const page = globalThis as unknown as Record<string, unknown>;
  const own = CONTAINER_PREFIX + name;
  const bare = page[name];
  page[own] = undefined; // a container that an earlier try left behind must not pass for this one
  forgetChunksOf(name, entry);
  const failures = failuresOf(name);
  await loadScript(failures ? `${entry}?r=${failures}` : entry, integrityFor(name));
  const container = page[own] ?? (page[name] === bare ? undefined : page[name]); // the last release's containers have no prefix
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
