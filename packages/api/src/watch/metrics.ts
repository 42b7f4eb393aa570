import { timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { bearerToken } from '../auth/bearer-token';
import { hashToken } from '../auth/hash-token';
import { notFound } from '../http/errors';
import { plainRoute } from '../http/plain-route';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * What Prometheus scrapes at `/api/v1/metrics`: answers by route and status with their seconds, faults, jobs that wait by queue,
 * memory. With `METRICS_TOKEN` for whoever brings it as bearer; without, for this machine alone. Others are told 404.
 */
export function metrics(app: FastifyInstance): void {
  const registry = new Registry();
  const registers = [registry];
  const labelNames = ['method', 'route', 'status'] as const;
  const answers = new Histogram({
    name: 'careloom_http_seconds',
    help: 'Seconds until an answer',
    labelNames,
    buckets: SECONDS,
    registers,
  });
  const faults = new Counter({ name: 'careloom_faults_total', help: 'Answers of 500', registers });
  new Gauge({ name: 'careloom_memory_bytes', help: 'Resident memory', registers, collect: resident });
  const waiting = new Gauge({ name: 'careloom_jobs_waiting', help: 'Jobs not yet done, by queue', labelNames: ['queue'], registers });

  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    answers.observe({ method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    if (reply.statusCode === 500) faults.inc();
    done();
  });

  const because = 'Prometheus reads a text of its own';
  plainRoute(app, { path: '/metrics', scope: 'public', because }, async (request, reply) => {
    if (!mayRead(app, request)) throw notFound();
    waiting.reset();
    for (const { name, count } of await jobsWaiting(app)) waiting.set({ queue: name }, count);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function resident(this: Gauge): void {
  this.set(process.memoryUsage.rss());
}

async function jobsWaiting({ services }: FastifyInstance): Promise<{ name: string; count: number }[]> {
  const { rows } = await services.database.query(
    `select name, count(*)::int as count from pgboss.job where state < 'completed' group by name`,
  );
  return rows as { name: string; count: number }[];
}

/** Compared as hashes of one length, so that the time taken tells nothing. */
function mayRead({ services }: FastifyInstance, { headers, ip }: FastifyRequest): boolean {
  const wanted = services.env.metricsToken;
  if (wanted === undefined) return ip === '::1' || (isIPv4(ip.replace('::ffff:', '')) && ip.replace('::ffff:', '').startsWith('127.'));
  const brought = bearerToken(headers.authorization);
  return brought !== undefined && timingSafeEqual(Buffer.from(hashToken(brought)), Buffer.from(hashToken(wanted)));
}
