import type { UserType } from '@careloom/contract/permissions';
import { and, eq, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { CurrentUser } from '../auth/current-user';
import { users } from '../db/schema/identity';

/** Can sign in: an account to write to. */
const open = [isNull(users.deleted_at), isNull(users.archived_at), eq(users.is_active, true)];

/** The office reaches everybody; workers reach the office, but not each other. */
const reached: Readonly<Record<UserType, SQL | undefined>> = {
  super_admin: undefined,
  senior_manager: undefined,
  team_leader: undefined,
  worker: ne(users.user_type, 'worker'),
};

/** Whom a user may write to. A worker who is not accepted yet is written to by mail. */
export const reachOf = ({ id, userType }: Pick<CurrentUser, 'id' | 'userType'>): SQL | undefined =>
  and(...open, ne(users.id, id), or(isNull(users.verification_status), eq(users.verification_status, 'verified')), reached[userType]);
