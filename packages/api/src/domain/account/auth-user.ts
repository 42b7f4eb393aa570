import type { PinnedView } from '@careloom/contract/entities';
import type { Profile } from '@careloom/contract/resources/auth';
import { eq, sql, type SQL } from 'drizzle-orm';
import { grantedPermissions } from '../auth/find-user-by-token';
import { users } from '../../platform/db/schema/identity';
import { savedViews } from '../../platform/db/schema/saved-views';
import { states } from '../../platform/db/schema/states';
import type { Executor } from '../../platform/db/transaction';
import type { Services } from '../../platform/services';

const ownPins: SQL<PinnedView[]> = sql`(
  select coalesce(json_agg(json_build_object(
    'id', ${savedViews.id}, 'list', ${savedViews.list}, 'name', ${savedViews.name}, 'query', ${savedViews.query}
  ) order by ${savedViews.list}, ${savedViews.place}), '[]'::json)
  from ${savedViews} where ${savedViews.user_id} = ${users.id} and ${savedViews.place} is not null)`;

/** Reads an account with its permissions, its pinned views and its state's name in one statement. */
async function findAccount(executor: Executor, which: SQL) {
  const [row] = await executor
    .select({ user: users, permissions: grantedPermissions, pins: ownPins, state: { id: states.id, name: states.name } })
    .from(users)
    .leftJoin(states, eq(states.id, users.state_id))
    .where(which);
  return row;
}

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export const findAccountByEmail = (executor: Executor, email: string) => findAccount(executor, eq(users.email, email));
export const findAccountById = (executor: Executor, id: number) => findAccount(executor, eq(users.id, id));

/** Serializes the signed-in user. */
export function toProfile({ files }: Pick<Services, 'files'>, { user, permissions, pins, state }: Account): Profile {
  return {
    id: user.id,
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    dob: user.dob,
    contact_no: user.contact_no,
    profile_picture: files.url(user.picture_file_id, user.id),
    sm_profile_picture_url: files.url(user.picture_file_id, user.id, 'small'),
    user_type: user.user_type,
    permissions,
    pins,
    location: { address: user.address, suburb: user.suburb, state, post_code: user.post_code },
  };
}
