import { BATCH_BYTES, delivery, type Watched } from '@careloom/contract/resources/delivery';
import type { FastifyInstance } from 'fastify';
import { registryFolder } from '../../platform/env/registry-folder';
import type { Context } from '../../platform/http/context';
import { unprocessable } from '../../platform/http/errors';
import { route } from '../../platform/http/route';
import { isoOf } from '../../platform/serialize/values';
import type { Services } from '../../platform/services';
import { sessionOf } from '../auth/tokens';
import { GRANT_SECONDS, grantCookie } from './local-builds';
import { keepObservations } from './keep-observations';
import { readWatched } from './read-watched';
import { type Row, rowOfReport, rowsOfBatch } from './rows-of';

/** Lets this browser's next pages load remotes from its own machine. The CSP of pages already open does not change. */
export function takeBuilds({ body, user, reply, services }: Context<typeof delivery.takeBuilds>): Promise<Record<string, never>> {
  const { env, clock, deriveKey, log } = services;
  const strange = body.origins.find((origin) => !env.localBuilds.includes(origin));
  if (strange !== undefined) throw unprocessable('local_build.not_named', { address: strange });
  const expires = Math.floor(clock.now().getTime() / 1000) + GRANT_SECONDS;
  const grant = { tokenId: sessionOf(user), expires, origins: body.origins };
  reply.header('set-cookie', grantCookie(deriveKey('local-builds'), grant, env.publicUrl));
  log.warn({ userId: user.id, origins: body.origins }, 'A browser takes remotes from its own machine');
  return Promise.resolve({});
}

const HOUR_MS = 3_600_000;
const DAY = 24;

/** What the registry serves, and the telemetry about it in the last hours. */
export async function watchDelivery({ db, clock, env }: Services, hours: number | null): Promise<Watched> {
  const since = new Date(clock.now().getTime() - (hours ?? DAY) * HOUR_MS);
  const { servedVersions } = await import('@careloom/federation/registry/serve/served-versions');
  return { since: isoOf(since), served: await servedVersions(registryFolder(env)), ...(await readWatched(db, since)) };
}

/** A tab sends four batches a minute, and one more each time it is left. */
const limits = { bodyLimit: BATCH_BYTES, perMinute: 60 };

export function deliveryRoutes(app: FastifyInstance): void {
  const keeper = keepObservations(app.services);
  app.addHook('onClose', keeper.flush);

  const keep = (rows: readonly Row[]) => {
    for (const { kind, remote, version, name = '', count = 1 } of rows)
      if (kind === 'failure') app.countFailure({ remote, version, phase: name }, count);
    keeper.add(rows);
    return Promise.resolve({});
  };

  route(app, delivery.observe, { scope: 'self', ...limits }, ({ body }) => keep(rowsOfBatch(body)));
  route(app, delivery.report, { scope: 'public', ...limits }, ({ body }) => keep([rowOfReport(body)]));
  route(app, delivery.watch, { scope: 'all' }, async ({ query, services }) => {
    await keeper.flush(); // shows this process's own rows at once; those of others arrive within a second
    return watchDelivery(services, query.hours);
  });
  route(app, delivery.takeBuilds, { scope: 'self' }, takeBuilds);
}
