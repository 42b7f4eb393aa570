import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildServer } from '../build/build-all';
import { forgetDigests } from '../build/fingerprint';
import type { Say } from '../build/if-changed';
import { line } from '../commands/build';
import { packagesIn } from '../registry/packages-in';
import { followSources } from './follow-sources';
import { accountsLine, linkTo, startProduct, STOPS } from './start-product';
import { placeOf, startRemote, type RemoteServer } from './start-remote';
import type { Tools } from './tools';

/** Once the rest is bundled: what the server serves beside the API. */
async function fill(registry: string, names: readonly string[], tell: Say) {
  const { fillRegistry, preparePages } = await import('./prepare');
  await preparePages(names, tell);
  await fillRegistry(registry);
}

/**
 * All is under way together: somebody waits. The server takes longest and goes first. It follows its registry, and is asked for no page
 * before the link is printed.
 */
async function start(names: readonly string[], registry: string, { together, say, bundleRest }: Tools) {
  const tell: Say = (built) => built.built && say(`${line(built)}\n`);
  const places = await Promise.all(names.map(placeOf));
  const overrides = places.map(({ origin }) => origin).join(',');
  const product = async () => {
    await buildServer(tell);
    return startProduct({ CARELOOM_REGISTRY: registry, CARELOOM_OVERRIDES: overrides }, together);
  };
  const servers: RemoteServer[] = [];
  const remotes = async () => {
    await bundleRest();
    servers.push(...places.map((place) => startRemote(place, together)));
    await fill(registry, names, tell);
    return Promise.all(servers.map(async ({ name, entry }) => [name, await entry] as const));
  };
  const [started, entries] = await Promise.all([product(), remotes()]);
  const { greeting } = started;
  const follow = `There ${names.join(' and ')} follow${names.length === 1 ? 's' : ''} what you save.`;
  say(`\n  Open ${linkTo(greeting.address, entries)}\n  ${follow}\n${accountsLine(greeting)}${STOPS}`);

  let { end } = started;
  const remake = async (files: readonly string[]) => {
    const { remakePages } = await import('./prepare');
    await remakePages(names, registry, tell);
    if (files.some((file) => file.startsWith('packages/contract/'))) {
      forgetDigests();
      await end();
      ({ end } = await product());
    }
    for (const server of servers) server.reload();
    say(`  ✓ ${files.join(', ')}: the open pages are loaded again\n`);
  };
  const unfollow = followSources(names, remake, say);
  void together.over.then(unfollow, unfollow);
}

/** Remotes under development inside the shell, on the data of `npm start`. Resolves once all is stopped. */
export async function developInShell(names: readonly string[], tools: Tools): Promise<void> {
  const registry = await mkdtemp(path.join(os.tmpdir(), 'careloom-development-'));
  await mkdir(packagesIn(registry));
  try {
    await Promise.race([start(names, registry, tools), tools.together.over]);
    await tools.together.over;
  } finally {
    await rm(registry, { recursive: true, force: true });
  }
}
