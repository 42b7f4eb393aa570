import type { PayLevelBody } from '@careloom/contract/resources/pay-levels';
import { timingFault } from '@careloom/contract/resources/pay-levels';
import { unprocessable } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { centsOf } from '../../platform/serialize/values';

type Timing = PayLevelBody['timings'][number];

/** The columns of the pay level itself. */
export const columnsOf = (body: PayLevelBody) => ({
  name: body.name,
  crossing: body.crossing,
  saturday_cents: centsOf(body.saturday_rate),
  sunday_cents: centsOf(body.sunday_rate),
  holiday_cents: centsOf(body.holiday_rate),
  sleep_over_cents: centsOf(body.sleep_over),
  active_night_cents: centsOf(body.active_night),
});

/**
 * The rows of its timings, the default first.
 * @throws 422 with the text of the broken rule, also at the field (`timings.1.end_time`, or `end_time`)
 */
export function timingRowsOf(body: PayLevelBody, payLevelId: number) {
  const listed = body.timings.length > 0;
  const timings = listed ? body.timings : timingsOfFields(body);
  const fault = timingFault(timings);
  if (fault) {
    const field = listed ? `timings.${fault.index}.end_time` : 'end_time';
    throw unprocessable(fault.rule, {}, { [field]: [text(fault.rule)] });
  }
  return timings.map(({ start_time, end_time, is_overnight, pay_rate }, index) => ({
    pay_level_id: payLevelId,
    start_time,
    end_time,
    is_overnight: is_overnight === 1,
    hourly_cents: centsOf(pay_rate),
    is_default: index === 0,
  }));
}

/** The timings of a form with one band; the rest of the day has its own rate, if one is given. */
function timingsOfFields(body: PayLevelBody): Timing[] {
  const { start_time, end_time, is_overnight, pay_rate } = body;
  if (start_time === null || end_time === null || pay_rate === null) return [];
  const rest = is_overnight ? body.weekday_rate : body.overnight_rate;
  const main: Timing = { start_time, end_time, is_overnight, pay_rate };
  if (rest === null || start_time === end_time) return [main];
  return [main, { start_time: end_time, end_time: start_time, is_overnight: is_overnight ? 0 : 1, pay_rate: rest }];
}
