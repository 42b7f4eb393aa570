import { myTeam } from '@careloom/contract/resources/my-team';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { createMember } from './create-member';
import { editMember } from './edit-member';
import { listMembers } from './list-members';
import { readMember } from './serialize-member';
import { removeMember } from './remove-member';
import { workHistory } from './work-history';

const record = 'Team member';

export function myTeamRoutes(app: FastifyInstance): void {
  route(app, myTeam.list, { scope: 'all' }, listMembers);
  route(app, myTeam.get, { scope: 'all' }, ({ params, user, services: { db, files } }) => readMember(db, files, user, params.id));
  route(app, myTeam.create, { scope: 'all', record }, createMember);
  route(app, myTeam.update, { scope: 'all', record }, editMember);
  route(app, myTeam.remove, { scope: 'all', record }, removeMember);
  route(app, myTeam.workHistory, { scope: 'all' }, workHistory);
}
