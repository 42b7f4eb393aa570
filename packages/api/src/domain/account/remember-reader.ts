import { noReaderCookie, readerCookie } from '@careloom/federation/registry/serve/reader-cookie';
import type { FastifyReply } from 'fastify';
import type { Services } from '../../platform/services';

/** From here on this browser's pages come in the versions that its user is to get (a canary goes to some people only). */
export function rememberReader(reply: FastifyReply, { env }: Services, email: string): void {
  reply.header('set-cookie', readerCookie(email, env.publicUrl));
}

/** Signed out, a browser gets what everybody gets. */
export function forgetReader(reply: FastifyReply, { env }: Services): void {
  reply.header('set-cookie', noReaderCookie(env.publicUrl));
}
