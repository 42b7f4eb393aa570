import type { factorsOfUsers as calls } from '@careloom/contract/resources/second-factor';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { type Executor, inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import type { CurrentUser } from '../../platform/http/current-user';
import { notFound, refused, unprocessable } from '../../platform/http/errors';
import { sendMail } from '../../platform/mail/mail';
import { signOutElsewhere } from '../account/end-sessions';
import { factorResetMail } from '../account/letters';
import { dropFactors, factorNeed, factorState } from './factor';

/** @throws 404; 401 `forbidden` without the permission to edit such an account */
async function findEditable(executor: Executor, { permissions }: CurrentUser, id: number) {
  const [account] = await executor
    .select({ id: users.id, user_type: users.user_type, first_name: users.first_name, email: users.email })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)));
  if (!account) throw notFound();
  if (!permissions.has(account.user_type === 'worker' ? 'worker-verify' : 'my-team-update')) throw refused();
  return account;
}

export async function getFactorOfUser({ params, user, services: { db } }: Context<typeof calls.get>) {
  const { id } = await findEditable(db, user, params.id);
  return factorState(db, id);
}

/** Removes another person's factor and ends their sessions, because a lost phone may still be signed in. @throws 404; 422 for one's own */
export function resetFactorOfUser({ params, user, services }: Context<typeof calls.reset>) {
  return inTransaction(services.db, async (tx) => {
    const account = await findEditable(tx, user, params.id);
    if (account.id === user.id) throw unprocessable('auth.factor_own');
    if ((await factorNeed(tx, account.id)).has) {
      await dropFactors(tx, account.id, user.id);
      await signOutElsewhere(tx, account.id);
      await sendMail(tx, factorResetMail(services.env.publicUrl, account));
    }
    return factorState(tx, account.id);
  });
}
