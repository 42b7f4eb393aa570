import type { FastifyReply } from 'fastify';

/** For a file that is not there: no page in its place, and nobody keeps the answer. */
export const notThere = (reply: FastifyReply) => reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
