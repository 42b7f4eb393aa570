import type { UserType } from '@careloom/contract/permissions';
import { and, eq, isNull, ne, or, type SQL } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import type { CurrentUser } from '../../platform/http/current-user';

/** Can sign in, so can be written to. */
const open = [isNull(users.deleted_at), isNull(users.archived_at), eq(users.is_active, true)];

/** The admin side and team leaders reach everybody; workers reach them, but not each other. */
const reached: Readonly<Record<UserType, SQL | undefined>> = {
  super_admin: undefined,
  senior_manager: undefined,
  team_leader: undefined,
  worker: ne(users.user_type, 'worker'),
};

/** The people a user may write to. Workers who are not accepted yet are contacted by mail. */
export const reachOf = ({ id, userType }: Pick<CurrentUser, 'id' | 'userType'>): SQL | undefined =>
  and(...open, ne(users.id, id), or(isNull(users.verification_status), eq(users.verification_status, 'verified')), reached[userType]);
