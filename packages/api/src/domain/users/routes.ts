import { users } from '@careloom/contract/resources/users';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { listUsers } from './list-users';

export function userRoutes(app: FastifyInstance): void {
  route(app, users.list, { scope: 'all' }, listUsers);
}
