import type { PayLevel } from '@careloom/pay/pay-level';
import { payLevels, payLevelTimings, providers } from '../src/platform/db/schema/agreements';
import type { Planned } from './plan';
import type { Setting } from './setting';

/** A pay level, as a row and in the form that the pay engine reads. */
export interface Level {
  row: Planned<typeof payLevels>;
  terms: PayLevel;
}

export interface Terms {
  providers: Planned<typeof providers>[];
  levels: Level[];
}

const PROVIDERS = [
  ['Banksia Community Supports Pty Ltd', '53004085616'],
  ['Careloom Services Pty Ltd', '51824753556'],
  ['Westbridge Disability Care', '010749961'],
] as const;

/** Rates in cents: weekday by day, evening and early morning; Saturday, Sunday, holiday; sleep over; active night. */
const LEVELS = [
  ['Level 2.1', [4000, 4400, 4600], 5600, 7200, 8800, 8000, 4750],
  ['Level 2.3', [4250, 4675, 4890], 5950, 7650, 9350, 8400, 5040],
  ['Level 3.1', [4780, 5260, 5500], 6690, 8600, 10520, 9100, 5680],
] as const;

const BANDS = [
  { start: '06:00', end: '20:00', is_overnight: false },
  { start: '20:00', end: '00:00', is_overnight: true },
  { start: '00:00', end: '06:00', is_overnight: false },
] as const;

export function makeTerms(setting: Setting): Terms {
  const { plan, calendar } = setting;
  const created_at = calendar.at(-700, 1);
  return {
    providers: PROVIDERS.map(([name, abn]) => plan.add(providers, { name, abn, created_at })),
    levels: LEVELS.map((level) => makeLevel(setting, level)),
  };
}

function makeLevel(
  { plan, calendar }: Setting,
  [name, hourly, saturday, sunday, holiday, sleepOver, night]: (typeof LEVELS)[number],
): Level {
  const rates = {
    saturday_cents: saturday,
    sunday_cents: sunday,
    holiday_cents: holiday,
    sleep_over_cents: sleepOver,
    active_night_cents: night,
  };
  const row = plan.add(payLevels, { name, crossing: 'split', ...rates, created_at: calendar.at(-700, 1) });
  const timings = BANDS.map((band, index) => ({ ...band, rate_cents: hourly[index] ?? hourly[0] }));
  timings.forEach(({ start, end, is_overnight, rate_cents }, index) =>
    plan.add(payLevelTimings, {
      pay_level_id: row.id,
      start_time: start,
      end_time: end,
      is_overnight,
      hourly_cents: rate_cents,
      is_default: index === 0,
    }),
  );
  return { row, terms: { ...rates, timings, crossing: 'split' } };
}
