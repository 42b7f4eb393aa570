import { noReaderCookie, readerCookie } from '@careloom/federation/registry/serve/reader-cookie';
import type { FastifyReply } from 'fastify';
import type { Services } from '../../platform/services';

/** Sets a cookie, so that this browser's pages are served in the versions chosen for its user (a canary goes to some users only). */
export function rememberReader(reply: FastifyReply, { env }: Services, email: string): void {
  reply.header('set-cookie', readerCookie(email, env.publicUrl));
}

/** Removes the cookie: signed out, a browser gets the default versions. */
export function forgetReader(reply: FastifyReply, { env }: Services): void {
  reply.header('set-cookie', noReaderCookie(env.publicUrl));
}
