import type { Period } from './split-period';
import { PayError } from './pay-error';
import type { PayLevel } from './pay-level';

/** How a line is paid; the values of the API. */
export type RateType = 'weekday' | 'overnight' | 'saturday' | 'sunday' | 'holiday' | 'active_night' | 'sleep_over';

export interface Rate {
  rate_type: RateType;
  /** Per hour; for a sleep over, the whole amount. */
  rate_cents: number;
}

const clock = (instant: number) => `${new Date(instant).toISOString().slice(0, 16)}Z`;

/**
 * The rate of work in a period: the day's rate on a holiday, Sunday or Saturday, otherwise the band's.
 * @throws {PayError} `no_band` for weekday minutes that no timing of the level covers
 */
export function workRate({ day_type, band, start, end }: Period, level: PayLevel): Rate {
  if (day_type !== 'weekday') return { rate_type: day_type, rate_cents: level[`${day_type}_cents`] };
  if (band) return { rate_type: band.is_overnight ? 'overnight' : 'weekday', rate_cents: band.rate_cents };
  const gap = `The pay level has no weekday timing for ${clock(start)} to ${clock(end)}.`;
  throw new PayError('no_band', 'pay_level.timings', `${gap} Add a timing that covers these hours.`);
}

/** The rate of an active night: its own on a weekday; on other days the larger of the day's rate and its own. */
export function activeNightRate({ day_type }: Period, level: PayLevel): Rate {
  const own: Rate = { rate_type: 'active_night', rate_cents: level.active_night_cents };
  if (day_type === 'weekday') return own;
  const ofDay = level[`${day_type}_cents`];
  return ofDay > own.rate_cents ? { rate_type: day_type, rate_cents: ofDay } : own;
}
