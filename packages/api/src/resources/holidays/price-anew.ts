import type { CurrentUser } from '../../auth/current-user';
import type { Tx } from '../../db/transaction';
import { pricedAgain, writePrices } from '../shifts/price-again';
import { type Day, lockTouched } from './lock-touched';

/**
 * Prices the shifts of days by the calendar as it is now, at the rates that their pay levels have now and the fee that each has. What is
 * approved or invoiced keeps its price, and so does what would cost the same for the same reasons.
 * @param days whose holidays changed
 * @throws 422 where a pay level has no rate for what is no holiday any more
 */
export async function priceAnew(tx: Tx, user: CurrentUser, days: readonly Day[]): Promise<void> {
  if (days.length > 0) await writePrices(tx, user, await pricedAgain(tx, await lockTouched(tx, days)));
}
