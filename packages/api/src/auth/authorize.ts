import type { Access } from '@careloom/contract/call';
import type { FastifyRequest } from 'fastify';
import { refused, unauthenticated } from '../http/errors';
import type { Services } from '../services';
import { bearerToken } from './bearer-token';
import type { CurrentUser } from './current-user';
import { findUserByToken } from './find-user-by-token';

/**
 * Who makes the request, where they may make it.
 * @throws 401 `unauthenticated` without a living token; 401 `forbidden` without any of the permissions
 */
export async function authorize(services: Services, request: FastifyRequest, access: Exclude<Access, 'public'>): Promise<CurrentUser> {
  const token = bearerToken(request.headers.authorization);
  const user = token && (await findUserByToken(services, token));
  if (!user) throw unauthenticated();
  if (access !== 'signed-in' && !access.some((permission) => user.permissions.has(permission))) throw refused();
  return user;
}
