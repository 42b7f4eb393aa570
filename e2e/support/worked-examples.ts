/** The worked examples of pay, all of them, in the order of the pay rules. */
export interface Example {
  /** Number of the example, and the state if it covers several. */
  what: string;
  state: 'NSW' | 'QLD' | 'SA' | 'TAS' | 'VIC' | 'WA';
  date: string;
  /** `18:00-22:30` */
  hours: string;
  type?: 'active_night' | 'sleep_over';
  wake?: string;
  /** Whether it is paid 33.33 per hour around the clock. */
  flat?: true;
  /** Dollars of each line, as shown. */
  amounts: readonly string[];
  change?: 'lost' | 'gained';
}

const night = (what: string, state: Example['state'], date: string, amounts: readonly string[], change?: 'lost' | 'gained'): Example => ({
  ...{ what, state, date, amounts, hours: '22:00-06:00', type: 'active_night' },
  ...(change && { change }),
});
/** A sleep over from the evening to the morning after. */
const long = { state: 'NSW', date: '2026-11-18', hours: '18:00-09:00', type: 'sleep_over' } as const;

export const EXAMPLES: readonly Example[] = [
  { what: '1', state: 'NSW', date: '2026-11-18', hours: '09:00-17:00', amounts: ['320.00'] },
  { what: '2', state: 'NSW', date: '2026-11-18', hours: '18:00-22:30', amounts: ['80.00', '110.00'] },
  { what: '3', state: 'NSW', date: '2026-11-20', hours: '20:00-04:00', amounts: ['176.00', '224.00'] },
  night('4', 'NSW', '2026-11-21', ['112.00', '432.00']),
  night('5', 'NSW', '2026-11-22', ['144.00', '285.00']),
  { what: '6', ...long, amounts: ['80.00', '88.00', '80.00', '120.00'] },
  { what: '7', ...long, wake: '02:10-02:40', amounts: ['80.00', '88.00', '80.00', '47.50', '120.00'] },
  night('8 NSW', 'NSW', '2026-04-04', ['792.00'], 'gained'),
  night('8 SA', 'SA', '2026-04-04', ['792.00'], 'gained'),
  night('8 QLD', 'QLD', '2026-04-04', ['704.00']),
  night('8 TAS', 'TAS', '2026-04-04', ['112.00', '504.00'], 'gained'),
  night('8 WA', 'WA', '2026-04-04', ['112.00', '528.00']),
  night('9', 'NSW', '2026-10-03', ['112.00', '360.00'], 'lost'),
  { ...night('9 sleep over', 'NSW', '2026-10-03', ['80.00'], 'lost'), type: 'sleep_over' },
  { what: '10 NSW', state: 'NSW', date: '2026-12-24', hours: '16:00-22:00', amounts: ['160.00', '88.00'] },
  { what: '10 QLD', state: 'QLD', date: '2026-12-24', hours: '16:00-22:00', amounts: ['80.00', '352.00'] },
  { what: '10 SA', state: 'SA', date: '2026-12-24', hours: '16:00-22:00', amounts: ['120.00', '264.00'] },
  { what: '11 NSW', state: 'NSW', date: '2026-04-27', hours: '09:00-13:00', amounts: ['352.00'] },
  { what: '11 VIC', state: 'VIC', date: '2026-04-27', hours: '09:00-13:00', amounts: ['160.00'] },
  { what: '12', state: 'VIC', date: '2026-11-02', hours: '20:00-06:00', amounts: ['176.00', '528.00'] },
  { what: '13 NSW', state: 'NSW', date: '2026-12-26', hours: '09:00-13:00', amounts: ['352.00'] },
  { what: '13 TAS', state: 'TAS', date: '2026-12-26', hours: '09:00-13:00', amounts: ['224.00'] },
  { what: '14', state: 'NSW', date: '2026-11-18', hours: '09:00-16:20', flat: true, amounts: ['244.42'] },
];

const RATES = {
  ...{ saturday_rate: '56.00', sunday_rate: '72.00', holiday_rate: '88.00' },
  ...{ sleep_over: '80.00', active_night: '47.50' },
};
/** The request bodies of the two pay levels of the examples. */
export const LEVELS = {
  banded: {
    ...RATES,
    timings: [
      { start_time: '06:00', end_time: '20:00', is_overnight: 0, pay_rate: '40.00' },
      { start_time: '20:00', end_time: '00:00', is_overnight: 1, pay_rate: '44.00' },
      { start_time: '00:00', end_time: '06:00', is_overnight: 0, pay_rate: '46.00' },
    ],
  },
  flat: { ...RATES, timings: [{ start_time: '06:00', end_time: '20:00', is_overnight: 0, pay_rate: '33.33' }] },
} as const;
