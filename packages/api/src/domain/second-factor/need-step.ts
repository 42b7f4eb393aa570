import type { LoginStep } from '@careloom/contract/resources/second-factor';
import { CODE } from '@careloom/contract/envelope';
import type { users } from '../../platform/db/schema/identity';
import { ApiError } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import type { Services } from '../../platform/services';
import { factorNeed, factorWays } from './factor';
import { loginTicket } from './tickets';

type Account = Pick<typeof users.$inferSelect, 'id' | 'password_hash'>;

/**
 * Requires a second step after a correct password, when the account has a factor or its role requires one.
 * @throws 401 `second_factor`, with the step and its ticket
 */
export async function needStep(services: Services, account: Account): Promise<void> {
  const { has, needs } = await factorNeed(services.db, account.id);
  if (!has && !needs) return;
  const { app, passkey } = await factorWays(services.db, account.id);
  const step: LoginStep['step'] = has ? 'code' : 'set-up';
  const ways: LoginStep['ways'] = [...(app ? (['app'] as const) : []), ...(passkey ? (['passkey'] as const) : [])];
  const data: LoginStep = { step, ticket: loginTicket(services, account, step), ways };
  const words = app ? 'auth.second_factor' : has ? 'auth.passkey_to_use' : 'auth.factor_to_set_up';
  throw new ApiError(CODE.unauthorized, text(words), { error: 'second_factor', data });
}
