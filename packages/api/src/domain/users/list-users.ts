import type { Page } from '@careloom/contract/envelope';
import type { users as calls, PickedUser } from '@careloom/contract/resources/users';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import type { Context } from '../../platform/http/context';
import { pageOf, total } from '../../platform/list/page-of';
import { search } from '../../platform/list/search';
import { bit } from '../../platform/serialize/values';
import { faceOf } from '../../platform/serialize/person';

const COLUMNS = {
  id: users.id,
  first_name: users.first_name,
  last_name: users.last_name,
  picture_file_id: users.picture_file_id,
  email: users.email,
  user_type: users.user_type,
  is_active: users.is_active,
  total,
};

/** Members of the team and verified workers. Applicants have separate lists, which not all of the admin side may read. */
const PICKABLE = and(
  isNull(users.deleted_at),
  isNull(users.archived_at),
  or(isNull(users.verification_status), eq(users.verification_status, 'verified')),
);

/** A page of the accounts to choose from, by name. */
export function listUsers({ query, user, services }: Context<typeof calls.list>): Promise<Page<PickedUser>> {
  const where = and(
    PICKABLE,
    query.user_type === null ? undefined : eq(users.user_type, query.user_type),
    search(query.search, [users.first_name, users.last_name, users.email]),
  );
  return pageOf(
    query,
    (limit, offset) =>
      services.db
        .select(COLUMNS)
        .from(users)
        .where(where)
        .orderBy(asc(users.first_name), asc(users.last_name), asc(users.id))
        .limit(limit)
        .offset(offset),
    ({ email, user_type, is_active, ...person }) => ({
      ...faceOf(services.files, user, person),
      email,
      user_type,
      is_active: bit(is_active),
    }),
  );
}
