import { and, eq, gt, isNull, not, type SQL, sql } from 'drizzle-orm';
import { accessTokens, roleGrants } from '../../platform/db/schema/access';
import { users } from '../../platform/db/schema/identity';
import { onceFor } from '../../platform/db/once-for';
import type { Db } from '../../platform/db/database';
import type { Services } from '../../platform/services';
import type { CurrentUser } from '../../platform/http/current-user';
import { hashToken } from '../../platform/secrets/tokens';
import { factorDue } from './factor-due';

/** The current permissions of a row of `users`. */
export const grantedPermissions: SQL<string[]> = sql`array(
  select ${roleGrants.permission} from ${roleGrants} where ${roleGrants.role} = ${users.user_type} order by 1)`;

/** Whether an account may sign in. */
export const maySignIn = and(eq(users.is_active, true), isNull(users.deleted_at), isNull(users.archived_at));

export const accountColumns = {
  id: users.id,
  userType: users.user_type,
  firstName: users.first_name,
  lastName: users.last_name,
  email: users.email,
};

/** Accounts with a valid session. Without the second factor that its role requires, an account has no valid session. */
const lookUpBy = (db: Db, session: SQL) =>
  db
    .select({
      ...accountColumns,
      permissions: grantedPermissions,
      tokenId: accessTokens.id,
      lastUsedAt: accessTokens.last_used_at,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.user_id))
    .where(
      and(session, gt(accessTokens.expires_at, sql.param(sql.placeholder('now'), accessTokens.expires_at)), maySignIn, not(factorDue)),
    );

/** Prepared once, because every request runs it first. */
const lookUp = onceFor((db) => lookUpBy(db, eq(accessTokens.token_hash, sql.placeholder('hash'))).prepare('find_user_by_token'));

type Row = Awaited<ReturnType<typeof lookUpBy>>[number];

function toUser(row: Row | undefined): CurrentUser | undefined {
  if (!row) return undefined;
  const { lastUsedAt: _lastUsedAt, permissions, ...user } = row;
  return { ...user, permissions: new Set(permissions), machine: null };
}

/** The use of a session is recorded at most every five minutes, so that not every read causes a write. */
const NOTED_EVERY_MS = 300_000;

async function noteUse(db: Db, { tokenId, lastUsedAt }: Row, now: Date): Promise<void> {
  if (now.getTime() - lastUsedAt.getTime() < NOTED_EVERY_MS) return;
  await db.update(accessTokens).set({ last_used_at: now }).where(eq(accessTokens.id, tokenId));
}

/**
 * Finds the account of a token, with its current permissions, in one statement, and records that the session is in use.
 * Undefined for an unknown, revoked or expired token, and for an account deactivated since.
 */
export async function findUserByToken({ db, clock }: Pick<Services, 'db' | 'clock'>, token: string): Promise<CurrentUser | undefined> {
  const now = clock.now();
  const [row] = await lookUp(db).execute({ hash: hashToken(token), now });
  if (row) await noteUse(db, row, now);
  return toUser(row);
}

/** Finds the account by session id, for signatures made for that session. */
export async function findUserOfSession({ db, clock }: Pick<Services, 'db' | 'clock'>, tokenId: number): Promise<CurrentUser | undefined> {
  const [row] = await lookUpBy(db, eq(accessTokens.id, tokenId)).execute({ now: clock.now() });
  return toUser(row);
}
