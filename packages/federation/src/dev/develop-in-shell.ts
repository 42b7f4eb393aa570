import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildServer } from '../build/build-all';
import type { Say } from '../build/if-changed';
import { line } from '../commands/build';
import { packagesIn } from '../registry/registry-store';
import { fillRegistry, preparePages } from './prepare';
import { accountsLine, linkTo, startProduct, STOPS } from './start-product';
import { startRemote } from './start-remote';
import type { Together } from './together';

/** All is under way together: somebody waits. The server takes longest, follows its registry, and is asked for no page before the link is printed. */
async function start(names: readonly string[], registry: string, together: Together, say: (text: string) => void) {
  const tell: Say = (built) => built.built && say(`${line(built)}\n`);
  const servers = await Promise.all(names.map((name) => startRemote(name, together)));
  const overrides = (await Promise.all(servers.map(({ origin }) => origin))).join(',');
  const product = async () => {
    await buildServer(tell);
    return startProduct({ CARELOOM_REGISTRY: registry, CARELOOM_OVERRIDES: overrides }, together);
  };
  const pages = async () => {
    await preparePages(names, tell);
    await fillRegistry(registry);
  };
  const [greeting, entries] = await Promise.all([
    product(),
    Promise.all(servers.map(async ({ name, entry }) => [name, await entry] as const)),
    pages(),
  ]);
  const follow = `There ${names.join(' and ')} follow${names.length === 1 ? 's' : ''} what you save.`;
  say(`\n  Open ${linkTo(greeting.address, entries)}\n  ${follow}\n${accountsLine(greeting)}${STOPS}`);
}

/** Remotes under development inside the shell, on the data of `npm start`. Resolves once all is stopped. */
export async function developInShell(names: readonly string[], together: Together, say: (text: string) => void): Promise<void> {
  const registry = await mkdtemp(path.join(os.tmpdir(), 'careloom-development-'));
  await mkdir(packagesIn(registry));
  try {
    await Promise.race([start(names, registry, together, say), together.over]);
    await together.over;
  } finally {
    await rm(registry, { recursive: true, force: true });
  }
}
