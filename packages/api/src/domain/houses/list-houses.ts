import type { Page } from '@careloom/contract/envelope';
import type { House, houses as calls } from '@careloom/contract/resources/houses';
import { and, desc, eq } from 'drizzle-orm';
import { houses } from '../../platform/db/schema/places';
import { states } from '../../platform/db/schema/states';
import type { Context } from '../../platform/http/context';
import { orderBy, type Sortable } from '../../platform/list/order-by';
import { pageOf } from '../../platform/list/page-of';
import { search } from '../../platform/list/search';
import { HOUSE_COUNTS, houseOf, leader, selectHouses } from './select-houses';
import { housesWithin } from './house-record';

const SORTABLE: Sortable = {
  ...HOUSE_COUNTS,
  name: houses.name,
  team_leader: [leader.first_name, leader.last_name],
  suburb: houses.suburb,
  state: states.code,
  is_active: houses.is_active,
  created_at: houses.created_at,
};
const SEARCHED = [houses.name, houses.suburb, houses.post_code, states.code, leader.first_name, leader.last_name, houses.email];

export function listHouses({ query, user, services }: Context<typeof calls.list>): Promise<Page<House>> {
  const where = and(
    housesWithin(user),
    query.is_active === null ? undefined : eq(houses.is_active, query.is_active === 1),
    query.team_leader_id === null ? undefined : eq(houses.team_leader_id, query.team_leader_id),
    query.state_id === null ? undefined : eq(houses.state_id, query.state_id),
    search(query.search, SEARCHED),
  );
  const order = orderBy(query, SORTABLE, [desc(houses.created_at), desc(houses.id)]);
  return pageOf(
    query,
    (limit, offset) =>
      selectHouses(services.db)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    houseOf,
  );
}
