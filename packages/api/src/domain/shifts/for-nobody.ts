import type { PayLevel } from '@careloom/pay/pay-level';

/** The pay level of a draft without a worker: its hours count, but cost nothing until it has a worker. */
export const FOR_NOBODY: PayLevel = {
  timings: [{ start: '00:00', end: '00:00', is_overnight: false, rate_cents: 0 }],
  saturday_cents: 0,
  sunday_cents: 0,
  holiday_cents: 0,
  sleep_over_cents: 0,
  active_night_cents: 0,
};
