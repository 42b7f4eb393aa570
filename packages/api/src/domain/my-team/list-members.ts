import type { Page } from '@careloom/contract/envelope';
import type { myTeam as calls, TeamMember } from '@careloom/contract/resources/my-team';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import type { Context } from '../../platform/http/context';
import { orderBy, type Sortable } from '../../platform/list/order-by';
import { pageOf } from '../../platform/list/page-of';
import { search } from '../../platform/list/search';
import { memberOf } from './serialize-member';
import { currentHouse, IS_MEMBER, manager, selectMembers } from './select-members';

const SORTABLE: Sortable = {
  name: [users.first_name, users.last_name],
  first_name: [users.first_name, users.last_name],
  last_name: [users.last_name, users.first_name],
  dob: users.dob,
  email: users.email,
  user_type: users.user_type,
  senior_manager: [manager.first_name, manager.last_name],
  contact_no: users.contact_no,
  current_house: sql`${currentHouse} ->> 'name'`,
  is_active: users.is_active,
  created_at: users.created_at,
};
const SEARCHED = [users.first_name, users.last_name, users.email, users.contact_no, manager.first_name, manager.last_name];

/** A page of the team. */
export function listMembers({ query, user, services }: Context<typeof calls.list>): Promise<Page<TeamMember>> {
  const where = and(
    IS_MEMBER,
    query.user_type === null ? undefined : inArray(users.user_type, query.user_type),
    query.is_active === null ? undefined : eq(users.is_active, query.is_active === 1),
    search(query.search, SEARCHED),
  );
  const order = orderBy(query, SORTABLE, [desc(users.created_at), desc(users.id)]);
  return pageOf(
    query,
    (limit, offset) =>
      selectMembers(services.db)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    (row) => memberOf(services.files, user, row),
  );
}
