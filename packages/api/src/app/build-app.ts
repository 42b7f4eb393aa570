import { randomUUID } from 'node:crypto';
import { CODE } from '@careloom/contract/envelope';
import { TOKEN_PREFIX } from '@careloom/contract/resources/api-tokens';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { apiRoutes } from './routes';
import { bearerToken, hashToken } from '../platform/secrets/tokens';
import { authorize } from '../domain/auth/authorize';
import { isMachineToken } from '../domain/auth/machine-token';
import { today } from '../domain/organisation/today';
import { bodyParsers } from '../platform/http/body-parsers';
import { collectDeclaredRoutes } from '../platform/http/declared-routes';
import { answerError } from '../platform/http/error-handler';
import { refuseUnreadable } from '../platform/http/refuse-socket';
import { text } from '../platform/http/text';
import { mailboxPage } from '../platform/mail/mailbox-page';
import { localCredentials } from '../platform/realtime/pusher-client';
import { servePusher } from '../platform/realtime/pusher-server';
import { storedDocuments } from '../domain/agreements/stored-documents';
import { verifyPage } from '../domain/agreements/verify-page';
import type { Services } from '../platform/services';
import { logRequests } from '../platform/telemetry/log-requests';
import { metrics } from '../platform/telemetry/metrics';

const BODY_LIMIT_BYTES = 1_000_000;

/** Calls a minute of one machine. What it reads it can read in pages of 100. */
const MACHINE_PER_MINUTE = 300;

/** What the proxy before the server says of a caller is believed, and not what the caller said to that proxy. */
const nearestProxy = (_address: string, hop: number) => hop === 0;

export interface AppOptions {
  /** The plugin that serves the pages; without it the server answers the API alone. */
  web?: (app: FastifyInstance) => Promise<void>;
  /** Whether this process does what is due by the clock. Tests do it when they want it done. */
  schedules?: boolean;
}

/** The whole server on the services given, not yet listening. */
export async function buildApp(services: Services, { web }: AppOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: services.env.trustProxy && nearestProxy,
    exposeHeadRoutes: false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 500 },
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  app.decorate('services', services);
  app.decorate('authorize', (request, guard) => authorize(services, request, guard));
  app.decorate('today', () => today(services.db, services.clock.now()));
  app.decorate('leaving', false);
  app.decorate('registryDamage', () => Promise.resolve(null));
  collectDeclaredRoutes(app);
  await app.register(api);
  if (!services.env.pusher) await servePusher(app, services, localCredentials(services));
  if (services.env.demo && !services.env.smtpUrl) mailboxPage(app);
  verifyPage(app);
  storedDocuments(app);
  if (web) await web(app);
  return app;
}

/** Everything under `/api/v1`. Its hooks are its own: pages have neither its limits nor its answers. */
async function api(app: FastifyInstance): Promise<void> {
  app.setErrorHandler(answerError);
  // Plain http serves on a laptop, and pages have a policy of their own.
  await app.register(helmet, { contentSecurityPolicy: false, strictTransportSecurity: false });
  app.decorateRequest('user', null);
  await limitRate(app);
  await bodyParsers(app);
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  logRequests(app);
  metrics(app);
  apiRoutes(app);
  // What no other route answers, whatever the method.
  app.all('/api/*', (_request, reply) => reply.code(CODE.notFound).send({ code: CODE.notFound, message: text('error.not_exist') }));
}

/** The general limit. A login has one of its own, far lower. */
async function limitRate(app: FastifyInstance): Promise<void> {
  const { rateLimit: max } = app.services.env;
  if (max === 0) return;
  await app.register(rateLimit, {
    max: (_request, key) => (key.startsWith(TOKEN_PREFIX) ? Math.min(max, MACHINE_PER_MINUTE) : max),
    timeWindow: 60_000,
    keyGenerator: (request) => {
      const token = bearerToken(request.headers.authorization);
      if (!token) return request.ip;
      return `${isMachineToken(token) ? TOKEN_PREFIX : ''}${hashToken(token)}`;
    },
    errorResponseBuilder: (_request, { ttl }) =>
      Object.assign(new Error(text('error.too_many', { seconds: Math.ceil(ttl / 1000) })), { statusCode: 429 }),
  });
}
