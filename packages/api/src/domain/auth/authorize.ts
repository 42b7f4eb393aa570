import { MACHINE_PERMISSIONS } from '@careloom/contract/resources/api-tokens';
import type { FastifyRequest } from 'fastify';
import { refused, unauthenticated } from '../../platform/http/errors';
import type { Guard } from '../../platform/http/access';
import type { Services } from '../../platform/services';
import { bearerToken } from '../../platform/secrets/tokens';
import type { CurrentUser } from '../../platform/http/current-user';
import { findMachineByToken } from './find-machine-by-token';
import { findUserByToken } from './find-user-by-token';
import { isMachineToken } from './machine-token';

/**
 * Authenticates the caller and checks access.
 * @throws 401 `unauthenticated` without a valid token; 401 `forbidden` without any of the permissions, and for an API token where a person
 * is required
 */
export async function authorize(services: Services, request: FastifyRequest, guard: Guard): Promise<CurrentUser> {
  const token = bearerToken(request.headers.authorization);
  const user =
    token && (await (isMachineToken(token) ? findMachineByToken(services, token, request.ip) : findUserByToken(services, token)));
  if (!user) throw unauthenticated();
  if (user.machine && takesPerson(guard)) throw refused('token.people_only');
  const { access } = guard;
  if (access !== 'signed-in' && !access.some((permission) => user.permissions.has(permission))) throw refused();
  return user;
}

/** Whether only a person may make a call: it concerns their own records, or no API token can have its permissions. */
export const takesPerson = ({ access, scope, byPerson }: Guard): boolean =>
  byPerson === true || scope === 'self' || access === 'signed-in' || !access.some((permission) => MACHINE_PERMISSIONS.includes(permission));
