import { type apiTokens as calls, MACHINE_PERMISSIONS, type MadeToken } from '@careloom/contract/resources/api-tokens';
import { instantOf, localMidnight } from '@careloom/pay/wall-time';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { hashToken } from '../../platform/secrets/tokens';
import { newMachineToken } from '../auth/machine-token';
import { apiTokens } from '../../platform/db/schema/access';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { invalidField } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { organisationZone } from '../organisation/today';
import { announceTokens } from './announce-tokens';
import { findToken } from './select-tokens';

/**
 * Creates an API token for a machine. Only this response contains the token: the database stores its hash.
 * @throws 422 for a permission that only people may have or that the maker lacks, and when an active token has the same name
 */
export function createToken({ body, user, services }: Context<typeof calls.create>): Promise<MadeToken> {
  const permissions = [...new Set(body.permissions)].sort();
  const beyond = permissions.find((one) => !user.permissions.has(one) || !isForMachines(one));
  if (beyond !== undefined) throw invalidField('permissions', 'token.permission', { permission: beyond });
  const token = newMachineToken();
  const now = services.clock.now();
  return inTransaction(services.db, async (tx) => {
    // Serializes creation, so that of two tokens with the same name the second is refused.
    await tx.execute(sql`lock table ${apiTokens} in share row exclusive mode`);
    const working = and(isNull(apiTokens.revoked_at), gt(apiTokens.expires_at, now));
    const named = eq(sql`lower(${apiTokens.name})`, body.name.toLowerCase());
    if ((await tx.$count(apiTokens, and(named, working))) > 0)
      throw invalidField('name', 'validation.unique', { attribute: text('field.token.name') });
    const zone = await organisationZone(tx);
    const values = {
      name: body.name,
      permissions,
      token_hash: hashToken(token),
      last_four: token.slice(-4),
      made_by_id: user.id,
      created_at: now,
      expires_at: new Date(instantOf(localMidnight(body.expires_on, 'expires_on'), zone, 0, 'expires_on')),
    };
    const [made] = await tx.insert(apiTokens).values(values).returning({ id: apiTokens.id });
    const read = made && (await findToken(tx, made.id, now));
    if (!read) throw new Error('The token was not written.');
    await announceTokens(tx, user, read.id);
    return { ...read, token };
  });
}

const isForMachines = (permission: string): boolean => (MACHINE_PERMISSIONS as readonly string[]).includes(permission);
