import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database';
import { onceFor } from '../../platform/db/once-for';
import { apiTokens, roleGrants } from '../../platform/db/schema/access';
import { users } from '../../platform/db/schema/identity';
import type { CurrentUser } from '../../platform/http/current-user';
import { hashToken } from '../../platform/secrets/tokens';
import type { Services } from '../../platform/services';
import { accountColumns, maySignIn } from './find-user-by-token';

/** The use of a token is recorded at most once a minute, so that not every read causes a write. */
const NOTED_EVERY_MS = 60_000;

interface Use {
  at: Date | null;
  ip: string | null;
}

/** Records when and from where a token was used; a new address at once. @param last the recorded use */
export async function noteUse(db: Db, last: Use & { id: number }, now: { at: Date; ip: string }): Promise<void> {
  const fresh = last.at !== null && now.at.getTime() - last.at.getTime() < NOTED_EVERY_MS;
  if (fresh && last.ip === now.ip) return;
  await db.update(apiTokens).set({ last_used_at: now.at, last_used_ip: now.ip }).where(eq(apiTokens.id, last.id));
}

const ofMaker = eq(roleGrants.role, users.user_type);

/** Whether the maker of a row of `api_tokens` may still sign in and create tokens. */
export const makerMay: SQL<boolean> = sql`(${maySignIn} and exists (
  select 1 from ${roleGrants} where ${ofMaker} and ${roleGrants.permission} = 'api-token-write'))`;

/** The token's permissions that its maker still has. */
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
 * Finds the account that made an API token, with the token's current permissions, in one statement. The lookup is by hash, so that its
 * timing reveals nothing about the token.
 * Undefined for an unknown, revoked or expired token, and when its maker may no longer create tokens.
 */
export async function findMachineByToken({ db, clock }: Services, token: string, ip: string): Promise<CurrentUser | undefined> {
  const now = clock.now();
  const [row] = await lookUp(db).execute({ hash: hashToken(token), now });
  if (!row) return undefined;
  const { machineId, name, permissions, lastUsedAt, lastUsedIp, ...maker } = row;
  await noteUse(db, { id: machineId, at: lastUsedAt, ip: lastUsedIp }, { at: now, ip });
  return { ...maker, permissions: new Set(permissions), tokenId: null, machine: { id: machineId, name } };
}
