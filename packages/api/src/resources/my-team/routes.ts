import { myTeam } from '@careloom/contract/resources/my-team';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import { createMember } from './create-member';

export function myTeamRoutes(app: FastifyInstance): void {
  route(app, myTeam.create, { scope: 'all', record: 'Team member' }, createMember);
}
