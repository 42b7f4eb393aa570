import { CODE } from '@careloom/contract/envelope';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import own from '../../../package.json' with { type: 'json' };
import { plainRoute } from './plain-route';
import { text } from './text';

const { version: VERSION } = own;
const UNAVAILABLE = 503;

/** For everybody; the log has the details. */
const REGISTRY_DAMAGED = 'state.json of the registry cannot be followed: the last good one is served.';

/** Health and readiness, for monitoring. */
export function systemRoutes(app: FastifyInstance): void {
  const health = { path: '/health', scope: 'public', because: 'watched by machines that know no contract' } as const;
  plainRoute(app, health, async () => {
    const { database, clock, db } = app.services;
    await db.execute(sql`select 1`);
    const degraded = (await app.registryDamage()) === null ? {} : { status: 'degraded', degraded: REGISTRY_DAMAGED };
    return {
      code: CODE.success,
      message: '',
      data: { status: 'ok', ...degraded, version: VERSION, database: database.kind, time: clock.now().toISOString() },
    };
  });

  const ready = { path: '/ready', scope: 'public', because: 'asked by whoever spreads the load' } as const;
  plainRoute(app, ready, async (_request, reply) => {
    if (app.leaving) return reply.code(UNAVAILABLE).send({ code: UNAVAILABLE, message: text('error.leaving') });
    await app.services.db.execute(sql`select 1`);
    return { code: CODE.success, message: '', data: { status: 'ready' } };
  });
}
