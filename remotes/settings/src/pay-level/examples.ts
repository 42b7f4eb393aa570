import { PATTERNS } from '@careloom/contract/rules';
import { paidTimings, type PayLevel as Terms } from '@careloom/pay/pay-level';
import { PayError } from '@careloom/pay/pay-error';
import { priceShift, type ShiftKind } from '@careloom/pay/price-shift';
import { isTimed } from './care-day';
import type { BandDraft, DayRate, PayLevelDraft } from './draft';

export interface Example {
  label:
    | 'pay_level.example_day'
    | 'pay_level.example_evening'
    | 'pay_level.example_friday'
    | 'pay_level.example_sleep'
    | 'pay_level.example_awake';
  date: string;
  start_time: string;
  end_time: string;
  kind: ShiftKind;
}

/** Shifts of a week without a public holiday, in a place without daylight saving. */
export const EXAMPLES: readonly Example[] = [
  { label: 'pay_level.example_day', date: '2026-11-18', start_time: '09:00', end_time: '17:00', kind: 'normal' },
  { label: 'pay_level.example_evening', date: '2026-11-18', start_time: '18:00', end_time: '22:30', kind: 'normal' },
  { label: 'pay_level.example_friday', date: '2026-11-20', start_time: '20:00', end_time: '04:00', kind: 'normal' },
  { label: 'pay_level.example_sleep', date: '2026-11-18', start_time: '18:00', end_time: '09:00', kind: 'sleep_over' },
  { label: 'pay_level.example_awake', date: '2026-11-21', start_time: '22:00', end_time: '06:00', kind: 'active_night' },
];

const PLACE = { time_zone: 'Australia/Brisbane', state: 'QLD', holidays: { version: '', days: [], years: [2026] } } as const;

/** Typed dollars in cents; undefined if the text is no amount. */
const centsOf = (typed: string) => (PATTERNS.currency.test(typed) ? Math.round(Number(typed) * 100) : undefined);

/** The level as input of the pay engine; undefined while a rate or a time is incomplete. */
function termsOf(draft: PayLevelDraft): Terms | undefined {
  const timings = draft.timings.map((band: BandDraft) => ({ band, cents: centsOf(band.pay_rate) }));
  const cents = (rate: DayRate) => centsOf(draft[rate]);
  const rates = [cents('saturday_rate'), cents('sunday_rate'), cents('holiday_rate'), cents('sleep_over'), cents('active_night')];
  if (rates.includes(undefined) || timings.some(({ band, cents: rate }) => rate === undefined || !isTimed(band))) return undefined;
  const [saturday_cents = 0, sunday_cents = 0, holiday_cents = 0, sleep_over_cents = 0, active_night_cents = 0] = rates;
  return {
    saturday_cents,
    sunday_cents,
    holiday_cents,
    sleep_over_cents,
    active_night_cents,
    crossing: draft.crossing,
    timings: timings.map(({ band, cents: rate_cents = 0 }) => ({
      start: band.start_time,
      end: band.end_time,
      is_overnight: band.is_overnight === 1,
      rate_cents,
    })),
  };
}

/** The cost of an example in dollars; why it has no price; or null while the form is incomplete. */
export type ExamplePrice = { dollars: string } | { fault: 'no_rate' } | null;

/** @param saved whether the level is the stored one: a single band then pays the whole day, as in the API */
export function priceExample(draft: PayLevelDraft, { label: _label, ...shift }: Example, saved = false): ExamplePrice {
  const terms = termsOf(draft);
  if (!terms) return null;
  const pay_level = saved ? { ...terms, timings: paidTimings(terms.timings) } : terms;
  try {
    return { dollars: (priceShift({ ...shift, ...PLACE, pay_level }).total_cents / 100).toFixed(2) };
  } catch (error) {
    if (error instanceof PayError && error.code === 'no_band') return { fault: 'no_rate' };
    throw error;
  }
}
