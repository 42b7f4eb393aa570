import type { AuthUser } from '@careloom/contract/resources/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/services';
import { issueToken } from '../auth/tokens';
import { type Account, toProfile } from './auth-user';
import { knowDevice } from './know-device';
import { rememberReader } from './remember-reader';

interface Caller {
  request: FastifyRequest;
  reply: FastifyReply;
  services: Services;
}

/** Opens a session for an authenticated account. Remembers this browser and its reader. */
export async function openSession({ request, reply, services }: Caller, account: Account): Promise<AuthUser> {
  const origin = { ip: request.ip, userAgent: request.headers['user-agent'] };
  const token = await issueToken(services.db, services.clock, account.user.id, origin);
  rememberReader(reply, services, account.user.email);
  await knowDevice({ request, reply, services }, account.user);
  return { ...toProfile(services, account), token };
}
