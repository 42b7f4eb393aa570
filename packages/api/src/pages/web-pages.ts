import { watch } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { PUSHES, REGISTRY_CHANNEL } from '@careloom/contract/resources/broadcasting';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../db/transaction';
import type { HostedPusher } from '../env';
import { push } from '../realtime/push';

/** The origins that pusher-js connects to, for the pages' policy: the socket, and its fallback over HTTP. */
const hostedOrigins = ({ cluster }: HostedPusher): string[] => [`wss://ws-${cluster}.pusher.com`, `https://sockjs-${cluster}.pusher.com`];

/**
 * Shell, remotes and registry on the same address as the API, from the registry in the data directory. The code for it is only
 * loaded here: a process that answers the API alone does without.
 */
export async function webPages(app: FastifyInstance): Promise<void> {
  const { env } = app.services;
  const { webPlugin } = await import('@careloom/federation/serve/web-plugin');
  const registryFolder = path.resolve(env.dataDir, 'registry');
  await app.register(webPlugin({ registryFolder, root: process.cwd(), connect: env.pusher ? hostedOrigins(env.pusher) : [] }));
  tellOfReleases(app, registryFolder);
}

/** Open pages learn that another version of a remote is served, so that they can offer it. */
function tellOfReleases(app: FastifyInstance, registryFolder: string): void {
  const watcher = watch(registryFolder, (_event, file) => {
    if (file !== 'state.json') return;
    const changed = { channels: [REGISTRY_CHANNEL], event: PUSHES.registryChanged, data: {} };
    inTransaction(app.services.db, (tx) => push(tx, changed)).catch((error: unknown) => {
      app.log.warn(error, 'Open pages were not told of a release');
    });
  });
  app.addHook('preClose', (done) => {
    watcher.close();
    done();
  });
}
