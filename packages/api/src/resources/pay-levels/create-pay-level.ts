import type { payLevels as calls } from '@careloom/contract/resources/pay-levels';
import { adminSide } from '../../audience/admin-side';
import { payLevels, payLevelTimings } from '../../db/schema/agreements';
import type { Context, Writing } from '../../http/context';
import { resourceChanged } from '../../realtime/push';
import { columnsOf, timingRowsOf } from './rates-of-body';
import { readPayLevel } from './read-pay-level';

/** Adds a pay level; once for an idempotency key. @throws 422 where its timings contradict each other */
export function createPayLevel(context: Context<typeof calls.create>): Writing<typeof calls.create> {
  const { body, user, services } = context;
  return async (tx) => {
    const values = { ...columnsOf(body), created_at: services.clock.now() };
    const [created] = await tx.insert(payLevels).values(values).returning({ id: payLevels.id });
    if (!created) throw new Error('The pay level was not written.');
    await tx.insert(payLevelTimings).values(timingRowsOf(body, created.id));
    await resourceChanged(tx, { resource: 'pay-level', ids: [created.id], to: await adminSide(tx), actor: user.id });
    return readPayLevel(tx, created.id);
  };
}
