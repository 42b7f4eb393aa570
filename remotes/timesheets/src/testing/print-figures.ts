/** Prints the drawing of each worked example as JSON: run in a process of its own, whose `TZ` is the reader's time zone. */
import type { PayLine } from '@careloom/contract/resources/shift-extras';
import { priceShift } from '@careloom/pay/price-shift';
import { centsOf, totalCents } from '../amount/cents';
import { figureOf } from '../amount/figure';
import { EXAMPLES, shiftOf } from './worked-examples';

const figures = EXAMPLES.map(({ what, amounts, ...example }) => {
  const shift = shiftOf(example);
  const { start_at, end_at, segments, total_cents } = priceShift(shift);
  const lines: PayLine[] = segments;
  const { bars, days, hours, changes, minutes } = figureOf({ start_at, end_at, time_zone: shift.time_zone, lines });
  return {
    what,
    ...{ amounts, cents: lines.map(centsOf), total: totalCents(lines), server: total_cents, minutes, changes },
    ...{
      days,
      hours: hours.map(({ at, hour }) => [at, hour]),
      bars: bars.map(({ kind, shade, from, to, paidTo }) => [kind, shade, from, to, paidTo]),
    },
  };
});
const offset = new Date('2026-11-18T00:00:00Z').getTimezoneOffset();
process.stdout.write(JSON.stringify({ offset, figures }));
