import type { Page } from '@playwright/test';
import type { Registry, RegistryEntry } from '@careloom/contract/manifest';

export async function registryOf(address: string): Promise<Registry> {
  const response = await fetch(`${address}/registry.json`);
  return (await response.json()) as Registry;
}

/** The folder of a remote's files, as a pathname. */
export async function remoteFolder(address: string, name: string): Promise<string> {
  const entry = (await registryOf(address)).remotes.find((remote) => remote.name === name)?.entry;
  if (entry === undefined) throw new Error(`The registry has no remote ${name}`);
  return new URL('.', new URL(entry, address)).pathname;
}

const BLOCK = /(<script[^>]*type="application\/json"[^>]*>)([^<]*)(<\/script>)/g;

/**
 * Changes remotes' entries in both places that a page reads: inlined in the document and in `/registry.json`.
 * @returns a function that undoes it for one of them
 */
export async function changeEntries(page: Page, change: (entry: RegistryEntry) => RegistryEntry, names: readonly string[]) {
  const wrong = new Set(names);
  const changed = (text: string) => {
    const registry = JSON.parse(text) as Registry;
    if (!('remotes' in registry)) return text;
    return JSON.stringify({ ...registry, remotes: registry.remotes.map((entry) => (wrong.has(entry.name) ? change(entry) : entry)) });
  };
  const isDocument = (url: URL) => !url.pathname.includes('.') && !url.pathname.startsWith('/api/');
  await page.route(isDocument, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(BLOCK, (_all, open: string, json: string, close: string) => open + changed(json) + close);
    await route.fulfill({ response, body });
  });
  await page.route(
    (url) => url.pathname === '/registry.json',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: changed(await response.text()) });
    },
  );
  return (name: string) => Promise.resolve(void wrong.delete(name));
}
