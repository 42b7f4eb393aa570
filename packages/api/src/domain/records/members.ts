import { MOST_OF_KIND } from '@careloom/contract/resources/records';
import { and, asc } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { search } from '../../platform/list/search';
import { nameOf } from '../../platform/serialize/person';
import { IS_MEMBER, selectMembers } from '../my-team/select-members';
import { beginningFirst, factsOf, FULL_NAME, type RecordSource } from './source';

/** Admins, senior managers and team leaders. */
export const members: RecordSource = {
  kind: 'member',
  permissions: ['my-team-read'],
  find: async ({ db, files }, user, words) => {
    const rows = await selectMembers(db)
      .where(and(IS_MEMBER, search(words, [users.first_name, users.last_name, users.email])))
      .orderBy(beginningFirst(FULL_NAME, words), asc(users.first_name), asc(users.id))
      .limit(MOST_OF_KIND);
    return rows.map(({ user: member, current_house }) => {
      const name = nameOf(member);
      return {
        id: member.id,
        name,
        person: name,
        picture_url: files.url(member.picture_file_id, user.id),
        state: member.is_active ? member.user_type : 'inactive',
        facts: factsOf({
          email: ['text', member.email],
          contact_no: ['text', member.contact_no],
          house: ['text', current_house?.name ?? null],
        }),
      };
    });
  },
};
