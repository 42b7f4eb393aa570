import type { TeamMember } from '@careloom/contract/resources/my-team';
import { and, eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import type { Executor } from '../../platform/db/transaction';
import type { Files } from '../../platform/files/files';
import type { CurrentUser } from '../../platform/http/current-user';
import { notFound } from '../../platform/http/errors';
import { bit, isoOf } from '../../platform/serialize/values';
import { IS_MEMBER, type MemberRow, selectMembers } from './select-members';

export const memberOf = (files: Files, viewer: CurrentUser, { user, senior_manager, current_house }: MemberRow): TeamMember => ({
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
  created_at: isoOf(user.created_at),
  is_active: bit(user.is_active),
  current_house,
});

/** @throws 404, also for a worker */
export async function readMember(executor: Executor, files: Files, viewer: CurrentUser, id: number): Promise<TeamMember> {
  const [row] = await selectMembers(executor).where(and(eq(users.id, id), IS_MEMBER));
  if (!row) throw notFound();
  return memberOf(files, viewer, row);
}
