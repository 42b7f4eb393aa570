import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildServer } from '../build/build-all';
import { forgetDigests } from '../build/fingerprint';
import type { OnBuilt } from '../build/if-changed';
import { line } from '../build/if-changed';
import { packagesIn } from '../registry/package-store';
import { followSources } from './follow-sources';
import { accountsLine, linkTo, startProduct, STOPS } from './start-product';
import { placeOf, startRemote, type Place, type RemoteServer } from './start-remote';
import type { DevContext } from './process-group';

/** Fills the registry once the rest is bundled: what the server serves besides the API. */
async function fill(registry: string, names: readonly string[], printBuilt: OnBuilt) {
  const { fillRegistry, preparePages } = await import('./prepare');
  await preparePages(names, printBuilt);
  await fillRegistry(registry);
}

/**
 * Starts everything in parallel, because somebody is waiting. The server takes longest and starts first. It watches its registry, and gets
 * no page request before the link is printed.
 */
async function start(names: readonly string[], registry: string, context: DevContext) {
  const { processes, print, bundleRest } = context;
  const printBuilt: OnBuilt = (built) => built.built && print(`${line(built)}\n`);
  const places = await Promise.all(names.map(placeOf));
  const overrides = places.map(({ origin }) => origin).join(',');
  const product = async () => {
    await buildServer(printBuilt);
    return startProduct({ CARELOOM_REGISTRY: registry, CARELOOM_OVERRIDES: overrides }, processes);
  };
  const servers: RemoteServer[] = [];
  const remotes = async () => {
    await bundleRest();
    servers.push(...places.map((place) => startRemote(place, processes)));
    await fill(registry, names, printBuilt);
    return Promise.all(servers.map(async ({ name, entry }) => [name, await entry] as const));
  };
  const [started, entries] = await Promise.all([product(), remotes()]);
  const { greeting } = started;
  const follow = `There ${names.join(' and ')} follow${names.length === 1 ? 's' : ''} what you save.`;
  print(`\n  Open ${linkTo(greeting.address, entries)}\n  ${follow}\n${accountsLine(greeting)}${STOPS}`);

  let { end } = started;
  const renewServer = async () => {
    forgetDigests();
    await end();
    ({ end } = await product());
  };
  const { givenBy, rebuildPages } = await import('./prepare');
  let given = await Promise.all(names.map(givenBy));
  const remake = async (files: readonly string[]) => {
    await rebuildPages(names, registry, printBuilt);
    if (files.some((file) => file.startsWith('packages/contract/'))) await renewServer();
    const now = await Promise.all(names.map(givenBy));
    const outdated = places.filter((_place, at) => now[at] !== given[at]);
    if (outdated.length > 0) await renew(servers, outdated, context);
    given = now;
    for (const server of servers) server.send({ reload: true });
    print(`  ✓ ${files.join(', ')}: the open pages are loaded again\n`);
  };
  const unfollow = followSources(names, remake, (error) => {
    print(`${error}\n`);
    for (const server of servers) server.send({ error });
  });
  void processes.ended.then(unfollow, unfollow);
}

/** Restarts dev servers for the current sources. Their open pages reconnect, find another build and reload. */
async function renew(servers: RemoteServer[], places: readonly Place[], { processes, print, bundleRest }: DevContext) {
  await bundleRest();
  for (const place of places) {
    const at = servers.findIndex(({ name }) => name === place.name);
    await servers[at]?.end();
    const server = startRemote(place, processes);
    servers[at] = server;
    await server.entry;
    print(`  ✓ the dev server of ${place.name} has started again: it gives other modules to the shell\n`);
  }
}

/** Serves remotes under development in the shell, on the data of `npm start`. Resolves when everything has stopped. */
export async function developInShell(names: readonly string[], context: DevContext): Promise<void> {
  const registry = await mkdtemp(path.join(os.tmpdir(), 'careloom-development-'));
  await mkdir(packagesIn(registry));
  try {
    await Promise.race([start(names, registry, context), context.processes.ended]);
    await context.processes.ended;
  } finally {
    await rm(registry, { recursive: true, force: true });
  }
}
