import { HOLIDAY_CALENDAR } from '@careloom/pay/holidays/calendar';
import type { State } from '@careloom/pay/day-type';
import type { PayLevel } from '@careloom/pay/pay-level';
import type { ShiftKind, ShiftToPrice } from '@careloom/pay/price-shift';

/** The pay level of the worked examples of pay. */
const LEVEL: PayLevel = {
  timings: [
    { start: '06:00', end: '20:00', is_overnight: false, rate_cents: 4000 },
    { start: '20:00', end: '00:00', is_overnight: false, rate_cents: 4400 },
    { start: '00:00', end: '06:00', is_overnight: true, rate_cents: 4600 },
  ],
  saturday_cents: 5600,
  sunday_cents: 7200,
  holiday_cents: 8800,
  sleep_over_cents: 8000,
  active_night_cents: 4750,
};
/** 33.33 an hour, around the clock. */
const FLAT: PayLevel = { ...LEVEL, timings: [{ start: '00:00', end: '00:00', is_overnight: false, rate_cents: 3333 }] };

const ZONES: Readonly<Partial<Record<State, string>>> = {
  NSW: 'Australia/Sydney',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
};

interface Example {
  what: string;
  state: State;
  date: string;
  /** `18:00-22:30` */
  hours: string;
  kind?: ShiftKind;
  wake?: string;
  flat?: true;
  /** Cents of each line. */
  amounts: readonly number[];
}

const night = (state: State, date: string, amounts: readonly number[], what: string): Example => ({
  ...{ what, state, date, amounts },
  hours: '22:00-06:00',
  kind: 'active_night',
});

/** The worked examples of the pay rules, in order. */
export const EXAMPLES: readonly Example[] = [
  { what: '1', state: 'NSW', date: '2026-11-18', hours: '09:00-17:00', amounts: [32000] },
  { what: '2', state: 'NSW', date: '2026-11-18', hours: '18:00-22:30', amounts: [8000, 11000] },
  { what: '3', state: 'NSW', date: '2026-11-20', hours: '20:00-04:00', amounts: [17600, 22400] },
  night('NSW', '2026-11-21', [11200, 43200], '4'),
  night('NSW', '2026-11-22', [14400, 28500], '5'),
  { what: '6', state: 'NSW', date: '2026-11-18', hours: '18:00-09:00', kind: 'sleep_over', amounts: [8000, 8800, 8000, 12000] },
  {
    what: '7',
    state: 'NSW',
    date: '2026-11-18',
    hours: '18:00-09:00',
    kind: 'sleep_over',
    wake: '02:10-02:40',
    amounts: [8000, 8800, 8000, 4750, 12000],
  },
  night('NSW', '2026-04-04', [79200], '8 NSW'),
  night('SA', '2026-04-04', [79200], '8 SA'),
  night('QLD', '2026-04-04', [70400], '8 QLD'),
  night('TAS', '2026-04-04', [11200, 50400], '8 TAS'),
  night('WA', '2026-04-04', [11200, 52800], '8 WA'),
  night('NSW', '2026-10-03', [11200, 36000], '9'),
  { what: '9 sleep over', state: 'NSW', date: '2026-10-03', hours: '22:00-06:00', kind: 'sleep_over', amounts: [8000] },
  { what: '10 NSW', state: 'NSW', date: '2026-12-24', hours: '16:00-22:00', amounts: [16000, 8800] },
  { what: '10 QLD', state: 'QLD', date: '2026-12-24', hours: '16:00-22:00', amounts: [8000, 35200] },
  { what: '10 SA', state: 'SA', date: '2026-12-24', hours: '16:00-22:00', amounts: [12000, 26400] },
  { what: '11 NSW', state: 'NSW', date: '2026-04-27', hours: '09:00-13:00', amounts: [35200] },
  { what: '11 VIC', state: 'VIC', date: '2026-04-27', hours: '09:00-13:00', amounts: [16000] },
  { what: '12', state: 'VIC', date: '2026-11-02', hours: '20:00-06:00', amounts: [17600, 52800] },
  { what: '13 NSW', state: 'NSW', date: '2026-12-26', hours: '09:00-13:00', amounts: [35200] },
  { what: '13 TAS', state: 'TAS', date: '2026-12-26', hours: '09:00-13:00', amounts: [22400] },
  { what: '14', state: 'NSW', date: '2026-11-18', hours: '09:00-16:20', flat: true, amounts: [24442] },
];

/** An example as input of the pay engine. */
export const shiftOf = ({ state, date, hours, kind = 'normal', wake, flat }: Omit<Example, 'what' | 'amounts'>): ShiftToPrice => ({
  ...{ date, kind, state, start_time: hours.slice(0, 5), end_time: hours.slice(6), time_zone: ZONES[state] ?? '' },
  ...{ pay_level: flat ? FLAT : LEVEL, holidays: HOLIDAY_CALENDAR },
  wake_ups: wake ? [{ start_time: wake.slice(0, 5), end_time: wake.slice(6) }] : [],
});
