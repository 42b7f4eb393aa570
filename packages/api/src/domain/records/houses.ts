import { MOST_OF_KIND } from '@careloom/contract/resources/records';
import { and, asc } from 'drizzle-orm';
import { houses as table } from '../../platform/db/schema/places';
import { search } from '../../platform/list/search';
import { nameOf } from '../../platform/serialize/person';
import { housesWithin } from '../houses/house-record';
import { houseOf, selectHouses } from '../houses/select-houses';
import { beginningFirst, factsOf, type RecordSource } from './source';

export const houses: RecordSource = {
  kind: 'house',
  permissions: ['house-read'],
  find: async ({ db }, user, words) => {
    const rows = await selectHouses(db)
      .where(and(housesWithin(user), search(words, [table.name, table.suburb])))
      .orderBy(beginningFirst(table.name, words), asc(table.name), asc(table.id))
      .limit(MOST_OF_KIND);
    return rows
      .map(houseOf)
      .map(({ id, name, address, suburb, state, post_code, participants_count, jobs_count, team_leader, is_active }) => ({
        id,
        name,
        person: null,
        picture_url: null,
        state: is_active ? null : 'inactive',
        facts: factsOf({
          address: ['text', address],
          place: ['text', `${suburb} ${state.name} ${post_code}`],
          team_leader: ['text', team_leader && nameOf(team_leader)],
          participants: ['count', participants_count],
          jobs: ['count', jobs_count],
        }),
      }));
  },
};
