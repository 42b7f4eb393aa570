import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database';
import { onceFor } from '../../platform/db/once-for';
import { apiTokens, roleGrants } from '../../platform/db/schema/access';
import { users } from '../../platform/db/schema/identity';
import type { CurrentUser } from '../../platform/http/current-user';
import { hashToken } from '../../platform/secrets/tokens';
import type { Services } from '../../platform/services';
import { accountColumns, maySignIn } from './find-user-by-token';

/** Of a token that is used all the time, its use is written down once a minute, so that reading does not mean writing. */
const NOTED_EVERY_MS = 60_000;

interface Use {
  at: Date | null;
  ip: string | null;
}

/** Writes down when and from where a token was used; from another address at once. @param last as it is written down */
export async function noteUse(db: Db, last: Use & { id: number }, now: { at: Date; ip: string }): Promise<void> {
  const fresh = last.at !== null && now.at.getTime() - last.at.getTime() < NOTED_EVERY_MS;
  if (fresh && last.ip === now.ip) return;
  await db.update(apiTokens).set({ last_used_at: now.at, last_used_ip: now.ip }).where(eq(apiTokens.id, last.id));
}

const ofMaker = eq(roleGrants.role, users.user_type);

/** Whether the maker of a row of `api_tokens` may still sign in and make tokens. */
export const makerMay: SQL<boolean> = sql`(${maySignIn} and exists (
  select 1 from ${roleGrants} where ${ofMaker} and ${roleGrants.permission} = 'api-token-write'))`;

/** Of the token's permissions those that its maker has at this moment. */
const within: SQL<string[]> = sql`array(
  select ${roleGrants.permission} from ${roleGrants} where ${ofMaker} and ${roleGrants.permission} = any(${apiTokens.permissions}) order by 1)`;

const lookUp = onceFor((db) =>
  db
    .select({
      ...accountColumns,
      permissions: within,
      machineId: apiTokens.id,
      name: apiTokens.name,
      lastUsedAt: apiTokens.last_used_at,
      lastUsedIp: apiTokens.last_used_ip,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.made_by_id))
    .where(
      and(
        eq(apiTokens.token_hash, sql.placeholder('hash')),
        isNull(apiTokens.revoked_at),
        gt(apiTokens.expires_at, sql.param(sql.placeholder('now'), apiTokens.expires_at)),
        makerMay,
      ),
    )
    .prepare('find_machine_by_token'),
);

/**
 * The account that made a machine's token, with what of its permissions the token has, in one statement. The token is found by its
 * hash, so that how long that takes tells nothing of it.
 * Undefined for an unknown, revoked or expired token, and where its maker may not make tokens any more.
 */
export async function findMachineByToken({ db, clock }: Services, token: string, ip: string): Promise<CurrentUser | undefined> {
  const now = clock.now();
  const [row] = await lookUp(db).execute({ hash: hashToken(token), now });
  if (!row) return undefined;
  const { machineId, name, permissions, lastUsedAt, lastUsedIp, ...maker } = row;
  await noteUse(db, { id: machineId, at: lastUsedAt, ip: lastUsedIp }, { at: now, ip });
  return { ...maker, permissions: new Set(permissions), tokenId: null, machine: { id: machineId, name } };
}
