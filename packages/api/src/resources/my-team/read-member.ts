import type { TeamMember } from '@careloom/contract/resources/my-team';
import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { users } from '../../db/schema/identity';
import type { Executor } from '../../db/transaction';
import type { Files } from '../../files/files';
import { notFound } from '../../http/errors';
import { memberOf } from './member-on-the-wire';
import { IS_MEMBER, selectMembers } from './select-members';

/** @throws 404, for a worker as well */
export async function readMember(executor: Executor, files: Files, viewer: CurrentUser, id: number): Promise<TeamMember> {
  const [row] = await selectMembers(executor).where(and(eq(users.id, id), IS_MEMBER));
  if (!row) throw notFound();
  return memberOf(files, viewer, row);
}
