import type { TeamMember } from '@careloom/contract/resources/my-team';
import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CurrentUser } from '../../auth/current-user';
import { users } from '../../db/schema/identity';
import { houses } from '../../db/schema/places';
import type { Executor } from '../../db/transaction';
import type { Files } from '../../files/files';
import { notFound } from '../../http/errors';
import { bit } from '../../wire/bit';

const manager = alias(users, 'manager');

/** @throws 404 */
export async function readMember(executor: Executor, files: Files, viewer: CurrentUser, id: number): Promise<TeamMember> {
  const [row] = await executor
    .select({
      user: users,
      senior_manager: { id: manager.id, first_name: manager.first_name, last_name: manager.last_name },
      current_house: { id: houses.id, name: houses.name },
    })
    .from(users)
    .leftJoin(manager, eq(manager.id, users.senior_manager_id))
    .leftJoin(houses, and(eq(houses.team_leader_id, users.id), isNull(houses.deleted_at)))
    .where(and(eq(users.id, id), isNull(users.deleted_at)));
  if (!row) throw notFound();
  const { user, senior_manager, current_house } = row;
  return {
    id: user.id,
    first_name: user.first_name,
    last_name: user.last_name,
    dob: user.dob,
    user_type: user.user_type,
    senior_manager,
    contact_no: user.contact_no,
    email: user.email,
    profile_picture: files.url(user.picture_file_id, viewer.id),
    sm_profile_picture_url: files.url(user.picture_file_id, viewer.id, 'small'),
    created_at: user.created_at.toISOString(),
    is_active: bit(user.is_active),
    current_house,
  };
}
