import { describe, expect, test } from '@jest/globals';
import Holidays from 'date-holidays';
import { type State, STATE_CODES } from '../day-type';
import { HOLIDAY_CALENDAR } from './calendar';

/** `2026-12-24 18:00` for a part-day, else the date. Days of one region are not a state's. */
const ours = (state: State, year: number) =>
  HOLIDAY_CALENDAR.days
    .filter((day) => day.state === state && day.region === undefined && day.date.startsWith(String(year)))
    .map(({ date, starts_at }) => (starts_at === undefined ? date : `${date} ${starts_at}`))
    .sort();

const theirs = (state: State, year: number) =>
  new Holidays('AU', state)
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(({ date }) => date.slice(0, 16).replace(' 00:00', ''))
    .sort();

/** Where the library is behind the law: it keeps the ACT's Anzac Day on both days, and lacks a Saturday's Christmas Day in NT and SA. */
const DIFFERENT: Record<string, { added: string[]; removed: string[] }> = {
  'ACT 2026': { added: [], removed: ['2026-04-25'] },
  'ACT 2027': { added: [], removed: ['2027-04-25'] },
  'NT 2027': { added: ['2027-12-25'], removed: [] },
  'SA 2027': { added: ['2027-12-25'], removed: [] },
};

describe('the holiday calendar', () => {
  test.each(STATE_CODES.flatMap((state) => [2026, 2027].map((year) => [state, year] as const)))(
    '%s %i is what a public library has, but for what is named',
    (state, year) => {
      const { added = [], removed = [] } = DIFFERENT[`${state} ${year}`] ?? {};
      const expected = [...new Set(theirs(state, year))].filter((date) => !removed.includes(date));
      expect(ours(state, year)).toEqual([...expected, ...added].sort());
    },
  );

  test.each([
    ['NSW', ['2027-04-25', '2027-04-26']],
    ['WA', ['2027-04-25', '2027-04-26']],
    ['ACT', ['2027-04-26']],
    ['NT', ['2027-04-26']],
    ['QLD', ['2027-04-26']],
    ['SA', ['2027-04-25']],
    ['TAS', ['2027-04-25']],
    ['VIC', ['2027-04-25']],
  ] as const)('Anzac Day of 2027 in %s: %j', (state, days) => {
    expect(ours(state, 2027).filter((day) => day.startsWith('2027-04'))).toEqual(days);
  });

  test.each([
    ['TAS', ['2027-03-26', '2027-03-29']],
    ['WA', ['2027-03-26', '2027-03-28', '2027-03-29']],
    ['NSW', ['2027-03-26', '2027-03-27', '2027-03-28', '2027-03-29']],
  ] as const)('Easter of 2027 in %s: %j', (state, days) => {
    expect(ours(state, 2027).filter((day) => day >= '2027-03-26' && day < '2027-04')).toEqual(days);
  });

  test('the part-days are evenings of QLD, SA and NT', () => {
    const partDays = (state: State) => [...ours(state, 2026), ...ours(state, 2027)].filter((day) => day.includes(' '));
    expect(partDays('QLD')).toEqual(['2026-12-24 18:00', '2027-12-24 18:00']);
    for (const state of ['SA', 'NT'] as const) {
      expect(partDays(state)).toEqual(['2026-12-24 19:00', '2026-12-31 19:00', '2027-12-24 19:00', '2027-12-31 19:00']);
    }
    for (const state of ['ACT', 'NSW', 'TAS', 'VIC', 'WA'] as const) expect(partDays(state)).toEqual([]);
  });

  test('no state has a day twice', () => {
    const keys = HOLIDAY_CALENDAR.days.map(({ date, state, region }) => `${date} ${state} ${region ?? ''}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
