import type { FastifyReply } from 'fastify';

/** Answers 404 for a missing file, uncached and without a page. */
export const notThere = (reply: FastifyReply) => reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
