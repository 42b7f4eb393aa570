import type { UserType } from '@careloom/contract/permissions';
import { and, eq, inArray, not } from 'drizzle-orm';
import { accessTokens } from '../../platform/db/schema/access';
import { users } from '../../platform/db/schema/identity';
import type { Tx } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { invalidField } from '../../platform/http/errors';
import { signOutElsewhere } from '../account/end-sessions';
import { hasFactor } from '../auth/factor-due';
import { factorNeed } from './factor';

/**
 * Logs out all users of these roles without a second factor: their next login leads to the set-up.
 * @throws 422 when the caller is one of them
 */
export async function requireFactors(tx: Tx, caller: CurrentUser, roles: readonly UserType[]): Promise<void> {
  if (roles.includes(caller.userType) && !(await factorNeed(tx, caller.id)).has) {
    throw invalidField('second_factor_roles', 'rule.organisation.own_factor');
  }
  const signedIn = await tx
    .selectDistinct({ id: users.id })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.user_id))
    .where(and(inArray(users.user_type, [...roles]), not(hasFactor)));
  for (const { id } of signedIn) await signOutElsewhere(tx, id);
}
