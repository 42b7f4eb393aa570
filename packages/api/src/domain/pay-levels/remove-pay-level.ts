import type { payLevels as calls } from '@careloom/contract/resources/pay-levels';
import { eq } from 'drizzle-orm';
import { adminSide } from '../notifications/recipients';
import { payLevels, serviceAgreements } from '../../platform/db/schema/agreements';
import { shifts } from '../../platform/db/schema/shifts';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { unprocessable } from '../../platform/http/errors';
import { resourceChanged } from '../../platform/realtime/push';
import { lockPayLevel } from './save-pay-level';

/** Deletes an unused pay level. @throws 404; 422 when an agreement or a shift uses it */
export function removePayLevel({ params, user, services }: Context<typeof calls.remove>): Promise<Record<string, never>> {
  return inTransaction(services.db, async (tx) => {
    await lockPayLevel(tx, params.id);
    const agreements = await tx.$count(serviceAgreements, eq(serviceAgreements.pay_level_id, params.id));
    const priced = await tx.$count(shifts, eq(shifts.pay_level_id, params.id));
    if (agreements + priced > 0) throw unprocessable('error.in_use');
    await tx.delete(payLevels).where(eq(payLevels.id, params.id));
    await resourceChanged(tx, { resource: 'pay-level', ids: [params.id], to: await adminSide(tx), actor: user.id });
    return {};
  });
}
