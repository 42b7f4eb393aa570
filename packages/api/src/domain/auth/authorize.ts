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
 * Who makes the request, where they may make it.
 * @throws 401 `unauthenticated` without a living token; 401 `forbidden` without any of the permissions, and for a machine where it takes
 * a person
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

/** What is a person's own, or opened by permissions that no machine has. */
export const takesPerson = ({ access, scope, byPerson }: Guard): boolean =>
  byPerson === true || scope === 'self' || access === 'signed-in' || !access.some((permission) => MACHINE_PERMISSIONS.includes(permission));
