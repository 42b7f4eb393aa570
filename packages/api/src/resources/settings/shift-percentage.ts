import type { settings as calls } from '@careloom/contract/resources/settings';
import { adminSide } from '../../audience/admin-side';
import { inTransaction } from '../../db/transaction';
import type { Context } from '../../http/context';
import { feePercent, setFeePercent } from '../../organisation/fee-percent';
import { resourceChanged } from '../../realtime/push';

interface Answer {
  percentage: string;
}

/** Sets the fee on shifts priced from now on; those priced keep theirs. */
export function setShiftPercentage({ body, user, services }: Context<typeof calls.setPercentage>): Promise<Answer> {
  return inTransaction(services.db, async (tx) => {
    await setFeePercent(tx, body.percentage);
    await resourceChanged(tx, { resource: 'settings', ids: [], to: await adminSide(tx), actor: user.id });
    return { percentage: body.percentage.toFixed(2) };
  });
}

export const showShiftPercentage = async ({ services }: Context<typeof calls.showPercentage>): Promise<Answer> => ({
  percentage: (await feePercent(services.db)).toFixed(2),
});
