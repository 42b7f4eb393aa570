import type { FastifyInstance } from 'fastify';

/** One line for each answer: what was asked by which route, by whom, how long it took. The line bears the request's id. */
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
