import { timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { bearerToken, hashToken } from '../secrets/tokens';
import { notFound } from '../http/errors';
import { plainRoute } from '../http/plain-route';
import { remoteFailures } from './remote-failures';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * Serves Prometheus metrics at `/api/v1/metrics`: answers by route and status with their duration, errors, waiting and failed jobs by
 * queue, failures of remotes in browsers, memory. With `METRICS_TOKEN` it requires the token as bearer; without, only this machine may read
 * them. Others get 404.
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
  app.decorate('countFailure', remoteFailures(registry));
  new Gauge({ name: 'careloom_memory_bytes', help: 'Resident memory', registers, collect: resident });
  const ofQueue = (name: string, help: string) => new Gauge({ name, help, labelNames: ['queue'], registers });
  const jobs = {
    waiting: ofQueue('careloom_jobs_waiting', 'Jobs not yet done, by queue'),
    retrying: ofQueue('careloom_jobs_retrying', 'Of these, jobs that failed and will be tried again'),
    failed: ofQueue('careloom_jobs_failed', 'Jobs of the last two days that failed for good'),
  };

  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    answers.observe({ method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    if (reply.statusCode === 500) faults.inc();
    done();
  });

  const because = 'Prometheus reads a text of its own';
  plainRoute(app, { path: '/metrics', scope: 'public', because }, async (request, reply) => {
    if (!mayRead(app, request)) throw notFound();
    for (const gauge of Object.values(jobs)) gauge.reset();
    for (const { name, ...counts } of await countJobs(app)) {
      for (const kind of KINDS) jobs[kind].set({ queue: name }, counts[kind]);
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function resident(this: Gauge): void {
  this.set(process.memoryUsage.rss());
}

const KINDS = ['waiting', 'retrying', 'failed'] as const;
type JobCounts = { name: string } & Record<(typeof KINDS)[number], number>;

/** Counts the jobs of all processes. Failed jobs move to the archive after an hour. */
async function countJobs({ services }: FastifyInstance): Promise<JobCounts[]> {
  const { rows } = await services.database.query(`
    select name, count(*) filter (where state < 'completed')::int as waiting, count(*) filter (where state = 'retry')::int as retrying,
      count(*) filter (where state = 'failed')::int as failed
    from (select name, state from pgboss.job union all select name, state from pgboss.archive where state = 'failed') job
    group by name`);
  return rows as unknown as JobCounts[];
}

/** Whether a request may read the metrics. Compares hashes, which have equal length, in constant time. */
function mayRead({ services }: FastifyInstance, { headers, ip }: FastifyRequest): boolean {
  const wanted = services.env.metricsToken;
  if (wanted === undefined) return ip === '::1' || (isIPv4(ip.replace('::ffff:', '')) && ip.replace('::ffff:', '').startsWith('127.'));
  const brought = bearerToken(headers.authorization);
  return brought !== undefined && timingSafeEqual(Buffer.from(hashToken(brought)), Buffer.from(hashToken(wanted)));
}
