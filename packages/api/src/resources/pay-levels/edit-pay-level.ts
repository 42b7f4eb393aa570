import type { PayLevel, payLevels as calls } from '@careloom/contract/resources/pay-levels';
import { eq } from 'drizzle-orm';
import { adminSide } from '../../audience/admin-side';
import { payLevels, payLevelTimings } from '../../db/schema/agreements';
import { inTransaction } from '../../db/transaction';
import type { Context } from '../../http/context';
import { resourceChanged } from '../../realtime/push';
import { lockPayLevel } from './lock-pay-level';
import { columnsOf, timingRowsOf } from './rates-of-body';
import { readPayLevel } from './read-pay-level';

/** Changes a pay level. Shifts keep the rates that they were priced by. @throws 404; 422 where its timings contradict each other */
export function editPayLevel({ params, body, user, services }: Context<typeof calls.update>): Promise<PayLevel> {
  const timings = timingRowsOf(body, params.id);
  return inTransaction(services.db, async (tx) => {
    await lockPayLevel(tx, params.id);
    await tx.update(payLevels).set(columnsOf(body)).where(eq(payLevels.id, params.id));
    await tx.delete(payLevelTimings).where(eq(payLevelTimings.pay_level_id, params.id));
    await tx.insert(payLevelTimings).values(timings);
    await resourceChanged(tx, { resource: 'pay-level', ids: [params.id], to: await adminSide(tx), actor: user.id });
    return readPayLevel(tx, params.id);
  });
}
