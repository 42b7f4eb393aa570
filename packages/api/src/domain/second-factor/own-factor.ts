import type { OwnFactor, secondFactor as calls, SetUp } from '@careloom/contract/resources/second-factor';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { notFound, unprocessable } from '../../platform/http/errors';
import { checkCurrentPassword } from '../account/check-current-password';
import { announceFactor, dropFactor, factorNeed, factorState } from './factor';
import { countRecoveryCodes, renewRecoveryCodes } from './recovery-codes';
import { confirmSetUp, newSetUp } from './set-up';

export const getOwnFactor = async ({ user, services: { db } }: Context<typeof calls.get>): Promise<OwnFactor> => ({
  ...(await factorState(db, user.id)),
  recovery_left: await countRecoveryCodes(db, user.id),
});

/** @throws 422 when the caller has a factor */
export async function startOwnSetUp({ user, services }: Context<typeof calls.start>): Promise<SetUp> {
  if ((await factorNeed(services.db, user.id)).has) throw unprocessable('auth.factor_exists');
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

/** @throws 422 for a wrong password, and where the role requires a factor */
export async function removeOwnFactor({ user, body, services }: Context<typeof calls.remove>): Promise<Record<string, never>> {
  await checkCurrentPassword(services, user.id, body.current_password);
  return inTransaction(services.db, async (tx) => {
    if ((await factorNeed(tx, user.id)).needs) throw unprocessable('auth.factor_required');
    await dropFactor(tx, user.id, user.id);
    return {};
  });
}
