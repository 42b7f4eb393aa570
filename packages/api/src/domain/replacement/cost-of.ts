import type { Executor } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { price } from '../shifts/price';
import { hoursOf } from '../shifts/price-again';
import { readPlaces } from '../shifts/read-places';
import { readPricingData } from '../shifts/read-pricing-data';
import { agreementOn, type Rostered } from '../shifts/read-workers';
import type { OpenRow } from './open-shift';

type Costs = (row: Pick<OpenRow, 'shift'>, worker: Rostered) => number | null;

/**
 * What shifts would cost with each of some workers, by the agreement in force on the day: in cents; null when there is none, or when a band
 * of its pay level is missing.
 */
export async function readCosts(
  executor: Executor,
  user: CurrentUser,
  rows: readonly Pick<OpenRow, 'shift'>[],
  workers: readonly Rostered[],
): Promise<Costs> {
  const places = await readPlaces(
    executor,
    user,
    rows.map(({ shift }) => shift.job_id),
  );
  const days = rows.map(({ shift }) => shift.date);
  const { levels, holidays, fee } = await readPricingData(executor, [...places.values()], workers, days);
  const known = new Map<string, number | null>();
  return ({ shift }, worker) => {
    const agreement = agreementOn(worker, shift.date);
    const place = places.get(shift.job_id);
    if (typeof agreement === 'string' || !place) return null;
    const key = `${shift.id} ${agreement.pay_level_id}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const level = levels.get(agreement.pay_level_id);
    const calendar = holidays.get(place.state);
    const priced = level && calendar ? price(hoursOf(shift), { place, level, holidays: calendar, fee }) : null;
    const cost = priced && !('fault' in priced) ? priced.total_cents : null;
    known.set(key, cost);
    return cost;
  };
}
