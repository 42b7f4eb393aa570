import type { OwnFactor, secondFactor as calls, SetUp } from '@careloom/contract/resources/second-factor';
import { bit } from '../../platform/serialize/values';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { notFound, unprocessable } from '../../platform/http/errors';
import { checkCurrentPassword } from '../account/check-current-password';
import { announceFactor, dropApp, factorNeed, factorState, factorWays, lockAccount } from './factor';
import { countRecoveryCodes, renewRecoveryCodes } from './recovery-codes';
import { confirmSetUp, newSetUp } from './set-up';

export const getOwnFactor = async ({ user, services: { db } }: Context<typeof calls.get>): Promise<OwnFactor> => ({
  ...(await factorState(db, user.id)),
  app: bit((await factorWays(db, user.id)).app),
  recovery_left: await countRecoveryCodes(db, user.id),
});

/** @throws 422 when the caller already has an app */
export async function startOwnSetUp({ user, services }: Context<typeof calls.start>): Promise<SetUp> {
  if ((await factorWays(services.db, user.id)).app) throw unprocessable('auth.factor_exists');
  return newSetUp(services, user);
}

export const confirmOwnSetUp = async ({ user, body, services }: Context<typeof calls.confirm>) => ({
  recovery_codes: await confirmSetUp(services, user.id, body),
});

/** @throws 404 without a factor; 422 for a wrong password */
export async function renewOwnCodes({ user, body, services }: Context<typeof calls.renewCodes>) {
  await checkCurrentPassword(services, user.id, body.current_password);
  return inTransaction(services.db, async (tx) => {
    if (!(await factorNeed(tx, user.id)).has) throw notFound();
    await announceFactor(tx, user.id, user.id);
    return { recovery_codes: await renewRecoveryCodes(tx, services, user.id) };
  });
}

/** @throws 422 for a wrong password, and for the last factor where the role requires one */
export async function removeOwnFactor({ user, body, services }: Context<typeof calls.remove>): Promise<Record<string, never>> {
  await checkCurrentPassword(services, user.id, body.current_password);
  return inTransaction(services.db, async (tx) => {
    await lockAccount(tx, user.id);
    await dropApp(tx, user.id, user.id);
    const { has, needs } = await factorNeed(tx, user.id);
    if (needs && !has) throw unprocessable('auth.factor_required');
    return {};
  });
}
