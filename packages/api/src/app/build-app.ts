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

/** Calls a minute for one API token. A machine can read in pages of 100. */
const MACHINE_PER_MINUTE = 300;

/** Trusts only the nearest proxy's information about the caller, not what the caller sent to that proxy. */
const nearestProxy = (_address: string, hop: number) => hop === 0;

export interface AppOptions {
  /** The plugin that serves the pages; without it the server serves the API only. */
  web?: (app: FastifyInstance) => Promise<void>;
  /** Whether this process runs scheduled jobs. Tests run them explicitly. */
  schedules?: boolean;
}

/** Builds the whole server from its services; it does not listen yet. */
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

/** Everything under `/api/v1`. The hooks are encapsulated: pages have neither its limits nor its error answers. */
async function api(app: FastifyInstance): Promise<void> {
  app.setErrorHandler(answerError);
  // A laptop serves plain http, and pages set their own CSP.
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
  // Catches everything that no other route handles, for any method.
  app.all('/api/*', (_request, reply) => reply.code(CODE.notFound).send({ code: CODE.notFound, message: text('error.not_exist') }));
}

/** The general rate limit. Login has its own, much lower one. */
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
