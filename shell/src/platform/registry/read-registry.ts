import { registryEntry, type RegistryEntry } from '@careloom/contract/manifest';
import { withTimeout } from '../federation/time-out';
import { grantedOrigins, withOverrides } from '../override/overrides';

function partOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : null;
}

function listIn(value: unknown, key: string): unknown[] {
  const list = partOf(value, key);
  return Array.isArray(list) ? (list as unknown[]) : [];
}

const originsIn = (value: unknown, key: string) => listIn(value, key).filter((origin) => typeof origin === 'string');

/** The valid entries. An invalid one is logged and left out, so that it does not affect the others. */
export function readEntries(value: unknown): RegistryEntry[] {
  const entries = listIn(value, 'remotes').flatMap((remote) => {
    const parsed = registryEntry.safeParse(remote);
    if (parsed.success) return [parsed.data];
    console.error('An entry of the registry is left out: it is not what the contract says.', remote, parsed.error.issues);
    return [];
  });
  const builds = partOf(value, 'localBuilds');
  return withOverrides(entries, {
    hot: originsIn(value, 'overrides'),
    builds: { named: originsIn(builds, 'named'), granted: [...grantedOrigins(), ...originsIn(builds, 'granted')] },
  });
}

/** The registry that the server wrote into the page, as a data block that needs no CSP exception. Null if there is none. */
export function inlinedRegistry(): RegistryEntry[] | null {
  if (typeof document === 'undefined') return null;
  const text = document.getElementById('registry')?.textContent?.trim();
  return text ? readEntries(JSON.parse(text)) : null;
}

/** Timeout for the registry request, in milliseconds. */
const REGISTRY_TIMEOUT = 4_000;

async function download(signal: AbortSignal): Promise<unknown> {
  const response = await fetch('/registry.json', { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`/registry.json answered ${response.status}`);
  return response.json();
}

/** Fetches the current registry. @throws Error if the answer is not a registry, TimeoutError on a timeout */
export async function fetchRegistry(): Promise<RegistryEntry[]> {
  const cancel = new AbortController();
  try {
    const registry = await withTimeout(download(cancel.signal), REGISTRY_TIMEOUT);
    if (!Array.isArray(partOf(registry, 'remotes'))) throw new Error('/registry.json answered with something else than a registry.');
    return readEntries(registry);
  } catch (error) {
    cancel.abort();
    throw error;
  }
}
