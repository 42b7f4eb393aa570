import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { accessTokens, roleGrants } from '../db/schema/access';
import { users } from '../db/schema/identity';
import type { Db } from '../db/open';
import type { Services } from '../services';
import type { CurrentUser } from './current-user';
import { hashToken } from './hash-token';

/** The permissions that a row of `users` has at this moment. */
export const grantedPermissions: SQL<string[]> = sql`array(
  select ${roleGrants.permission} from ${roleGrants} where ${roleGrants.role} = ${users.user_type} order by 1)`;

/** Every request asks this first: it is put together once for a database, and PostgreSQL keeps its plan. */
const prepareLookUp = (db: Db) =>
  db
    .select({
      id: users.id,
      userType: users.user_type,
      firstName: users.first_name,
      lastName: users.last_name,
      email: users.email,
      permissions: grantedPermissions,
      tokenId: accessTokens.id,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.user_id))
    .where(
      and(
        eq(accessTokens.token_hash, sql.placeholder('hash')),
        gt(accessTokens.expires_at, sql.param(sql.placeholder('now'), accessTokens.expires_at)),
        eq(users.is_active, true),
        isNull(users.deleted_at),
        isNull(users.archived_at),
      ),
    )
    .prepare('find_user_by_token');

const lookUps = new WeakMap<Db, ReturnType<typeof prepareLookUp>>();

/**
 * The account behind a token, with its permissions as they are now, in one statement.
 * Undefined for an unknown, revoked or expired token, and for an account deactivated since.
 */
export async function findUserByToken({ db, clock }: Pick<Services, 'db' | 'clock'>, token: string): Promise<CurrentUser | undefined> {
  const lookUp = lookUps.get(db) ?? prepareLookUp(db);
  lookUps.set(db, lookUp);
  const [row] = await lookUp.execute({ hash: hashToken(token), now: clock.now() });
  return row && { ...row, permissions: new Set(row.permissions) };
}
