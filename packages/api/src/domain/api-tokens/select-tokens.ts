import { type ApiToken, TOKEN_PREFIX } from '@careloom/contract/resources/api-tokens';
import { eq } from 'drizzle-orm';
import { makerMay } from '../auth/find-machine-by-token';
import { apiTokens } from '../../platform/db/schema/access';
import { users } from '../../platform/db/schema/identity';
import type { Executor } from '../../platform/db/transaction';
import { total } from '../../platform/list/page-of';
import { personOf } from '../../platform/serialize/person';
import { isoOf, isoOrNull } from '../../platform/serialize/values';

/** Tokens with their makers. */
export const selectTokens = (executor: Executor) =>
  executor
    .select({
      token: apiTokens,
      maker: { id: users.id, first_name: users.first_name, last_name: users.last_name },
      makerMay,
      total,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.made_by_id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectTokens>>[number];

/** Serializes a token, without its secret, which is not stored. */
export const serializeToken = ({ token, maker, makerMay: may }: Row, now: Date): ApiToken => ({
  id: token.id,
  name: token.name,
  permissions: token.permissions,
  prefix: TOKEN_PREFIX,
  last_four: token.last_four,
  status: token.revoked_at ? 'revoked' : token.expires_at <= now ? 'expired' : may ? 'active' : 'paused',
  made_by: personOf(maker),
  created_at: isoOf(token.created_at),
  expires_at: isoOf(token.expires_at),
  last_used_at: isoOrNull(token.last_used_at),
  last_used_ip: token.last_used_ip,
  revoked_at: isoOrNull(token.revoked_at),
});

export async function findToken(executor: Executor, id: number, now: Date): Promise<ApiToken | undefined> {
  const [row] = await selectTokens(executor).where(eq(apiTokens.id, id));
  return row && serializeToken(row, now);
}
