import process from 'node:process';
import type { FastifyInstance } from 'fastify';
import type { HostedPusher } from '../../platform/env/env';
import { grantedOrigins } from '../../domain/delivery/local-builds';
import { grantReleasedPermissions } from '../../domain/reference/grant-released-permissions';
import { registryFolder } from '../../platform/env/registry-folder';
import { announceReleases } from './announce-releases';

/** The origins that pusher-js connects to, for the pages' CSP: the socket, and its HTTP fallback. */
const hostedOrigins = ({ cluster }: HostedPusher): string[] => [`wss://ws-${cluster}.pusher.com`, `https://sockjs-${cluster}.pusher.com`];

/**
 * Serves shell, remotes and registry on the API's address, from the registry in the data directory. The code is only loaded here: a process
 * that serves only the API does not need it.
 */
export async function webPages(app: FastifyInstance): Promise<void> {
  const { env } = app.services;
  const { webPlugin } = await import('@careloom/federation/registry/serve/web-plugin');
  const folder = registryFolder(env);
  const s3 = env.registry ? undefined : env.delivery.s3; // a registry folder that is served unchanged contains all its files
  await app.register(
    webPlugin({
      registryFolder: folder,
      root: env.releasesBuilt ? process.cwd() : null,
      s3,
      origins: env.delivery.origins,
      connect: env.pusher ? hostedOrigins(env.pusher) : [],
      overrides: env.overrides,
      watched: (damage) => (app.registryDamage = damage),
      localBuilds: { named: env.localBuilds, grantedTo: (cookies) => grantedOrigins(app.services, cookies) },
    }),
  );
  const { releasedPermissions } = await import('@careloom/federation/registry/serve/released-permissions');
  const { openRegistry } = await import('@careloom/federation/registry/open-registry');
  const { store } = openRegistry(folder, s3);
  const register = async () => grantReleasedPermissions(app.services.db, await releasedPermissions(store));
  await register();
  announceReleases(app, folder, register);
}
