import { CROSSINGS, type PayLevel } from '@careloom/contract/resources/pay-levels';

/** A weekday band as typed. */
export interface BandDraft {
  start_time: string;
  end_time: string;
  is_overnight: 0 | 1;
  pay_rate: string;
}

/** The values of the form as typed. */
export interface PayLevelDraft {
  name: string;
  crossing: (typeof CROSSINGS)[number];
  timings: BandDraft[];
  saturday_rate: string;
  sunday_rate: string;
  holiday_rate: string;
  active_night: string;
  sleep_over: string;
}

/** Rates of a day that is not a weekday, and of nights, in the order of the form. */
export const DAY_RATES = ['saturday_rate', 'sunday_rate', 'holiday_rate', 'active_night', 'sleep_over'] as const;
export type DayRate = (typeof DAY_RATES)[number];

/** A new level begins with the usual bands: day, evening and night. */
export const NEW_LEVEL: PayLevelDraft = {
  name: '',
  crossing: 'split',
  timings: [
    { start_time: '06:00', end_time: '20:00', is_overnight: 0, pay_rate: '' },
    { start_time: '20:00', end_time: '00:00', is_overnight: 1, pay_rate: '' },
    { start_time: '00:00', end_time: '06:00', is_overnight: 0, pay_rate: '' },
  ],
  saturday_rate: '',
  sunday_rate: '',
  holiday_rate: '',
  active_night: '',
  sleep_over: '',
};

export const draftOf = (level: PayLevel): PayLevelDraft => ({
  name: level.name,
  // A kind from a newer server that this form does not know is shown as the default.
  crossing: CROSSINGS.find((one) => one === level.crossing) ?? 'split',
  timings: level.timings,
  saturday_rate: level.saturday_rate,
  sunday_rate: level.sunday_rate,
  holiday_rate: level.holiday_rate,
  active_night: level.active_night,
  sleep_over: level.sleep_over,
});

/**
 * The rate of the first band of a kind, or of the first band if there is none. The API derives the weekday and the overnight rate in the
 * same way.
 */
export const rateOfKind = (timings: readonly BandDraft[], overnight: 0 | 1) =>
  (timings.find(({ is_overnight }) => is_overnight === overnight) ?? timings[0])?.pay_rate ?? '';
