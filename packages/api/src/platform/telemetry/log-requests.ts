import type { FastifyInstance } from 'fastify';

/** Logs one line per answer: route, user and duration, with the request's id. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      user: request.user?.id ?? null,
      ...(request.user?.machine && { token: request.user.machine.id }),
    };
    request.log.info(line, 'Answered');
    done();
  });
}
