import { type myTeam as calls, type TeamMember, type TeamMemberBody, teamMemberLabels } from '@careloom/contract/resources/my-team';
import { eq } from 'drizzle-orm';
import { endSessions } from '../account/end-sessions';
import { sessionsOf } from '../auth/tokens';
import type { CurrentUser } from '../../platform/http/current-user';
import { users } from '../../platform/db/schema/identity';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { readPicture } from '../../platform/files/picture';
import type { Context } from '../../platform/http/context';
import { unprocessable } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { roleChanged } from '../../platform/realtime/push';
import { bit } from '../../platform/serialize/values';
import { announceMember, hasLeaders, leadsHouse, type LockedMember, lockMember } from './member-record';
import { checkMember, memberColumns } from './check-member';
import { readMember } from './serialize-member';

/**
 * Changes a member; a new picture replaces the old one. A deactivated member is signed out everywhere.
 * @throws 404; 422 at the fields, for one's own type or status, and for a change of type of a member who still has team leaders or a house
 */
export async function editMember({ params, body, files, user, services }: Context<typeof calls.update>): Promise<TeamMember> {
  const { db, clock } = services;
  const upload = files.profile_picture;
  const picture = upload && (await readPicture(upload, 'profile_picture', text(teamMemberLabels.profile_picture)));
  const { member, replaced } = await inTransaction(db, async (tx) => {
    const before = await lockMember(tx, user, params.id, body.senior_manager_id === null ? [] : [body.senior_manager_id]);
    await checkMember(tx, user, body, before);
    await checkChange(tx, user, before, body);
    const picture_file_id = picture && (await services.files.save(tx, { ownerId: before.id, kind: 'picture', ...picture }));
    await tx
      .update(users)
      .set({ ...memberColumns(body), ...(picture_file_id && { picture_file_id }), updated_at: clock.now() })
      .where(eq(users.id, before.id));
    if (before.is_active && body.is_active === 0) await endSessions(tx, before.id);
    if (before.user_type !== body.user_type) await roleChanged(tx, before.id, await sessionsOf(tx, before.id));
    await announceMember(tx, user, before.id);
    const member = await readMember(tx, services.files, user, before.id);
    return { member, replaced: picture ? before.picture_file_id : null };
  });
  if (replaced !== null) await services.files.discard(db, replaced);
  return member;
}

/** @throws 422 */
async function checkChange(tx: Tx, actor: CurrentUser, before: LockedMember, body: TeamMemberBody): Promise<void> {
  const isSame = body.user_type === before.user_type;
  if (before.id === actor.id && !(isSame && body.is_active === bit(before.is_active))) throw unprocessable('team.own_account');
  if (isSame) return;
  if (before.user_type === 'senior_manager' && (await hasLeaders(tx, before.id))) throw lockedType('rule.team.type_locked');
  if (before.user_type === 'team_leader' && (await leadsHouse(tx, before.id))) throw lockedType('rule.team.leads_house');
}

const lockedType = (key: 'rule.team.type_locked' | 'rule.team.leads_house') => unprocessable(key, {}, { user_type: [text(key)] });
