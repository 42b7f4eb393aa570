import { describe, expect, test } from '@jest/globals';
import Holidays from 'date-holidays';
import { type Holiday, type State, STATE_CODES } from '../day-type';
import { dateOf } from '../wall-time';
import { computedDays, HOLIDAY_CALENDAR, TABLED } from './calendar';
import { easterSunday } from './days';

/** `2026-12-24 18:00` for a part-day holiday, otherwise the date. Regional holidays are excluded. */
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

/** Where the library differs from the law; `docs/holidays.md` names the sources. */
const DIFFERENT: Record<string, { added?: string[]; removed?: string[] }> = {
  // The Monday replaces the Sunday: the library has both days.
  'ACT 2027': { removed: ['2027-04-25'] },
  'ACT 2032': { removed: ['2032-04-25'] },
  // The Mondays of 2026 and 2027 were ordered for those years only.
  'NSW 2032': { removed: ['2032-04-26'] },
  // 25 December is a holiday even on a weekend, whatever day is added.
  'NT 2027': { added: ['2027-12-25'] },
  'NT 2032': { added: ['2032-12-25'] },
  'NT 2033': { added: ['2033-12-25'] },
  'SA 2027': { added: ['2027-12-25'] },
  'SA 2032': { added: ['2032-12-25'] },
  'SA 2033': { added: ['2033-12-25'] },
  // 1 January 2034 is a Sunday, so the Monday after it is the 2nd.
  'TAS 2034': { added: ['2034-01-02'], removed: ['2034-01-03'] },
  // Proclaimed each year; the table has the Friday before the last Saturday of September.
  'VIC 2033': { added: ['2033-09-23'], removed: ['2033-09-30'] },
};
const YEARS = Array.from({ length: TABLED.to - TABLED.from + 1 }, (_, index) => TABLED.from + index);

describe('the holiday calendar', () => {
  test.each(STATE_CODES.flatMap((state) => YEARS.map((year) => [state, year] as const)))(
    '%s %i matches a public library, except for the named differences',
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

  test.each([
    [2026, ['2026-04-27 ACT Anzac Day', '2026-04-27 NSW Anzac Day']],
    [2027, ['2027-04-26 NSW Anzac Day']],
  ])('%i differs from the statutes only by days that were declared for that year', (year, declared) => {
    const keyOf = ({ date, state, name, starts_at, region }: Holiday) => [date, state, name, starts_at, region].filter(Boolean).join(' ');
    const gazetted = HOLIDAY_CALENDAR.days.filter(({ date }) => date.startsWith(String(year))).map(keyOf);
    expect(gazetted.toSorted()).toEqual([...computedDays(year).map(keyOf), ...declared].toSorted());
  });

  test.each([
    ['TAS', '2026', 'south', ['2026-02-09', '2026-10-22']],
    ['TAS', '2026', 'launceston', ['2026-10-08', '2026-11-02']],
    ['TAS', '2027', 'devonport', ['2027-11-01', '2027-11-26']],
    ['TAS', '2024', 'burnie', ['2024-10-04', '2024-11-04']],
    ['TAS', '2024', 'devonport', ['2024-11-04', '2024-11-29']],
    ['NT', '2026', 'borroloola', ['2026-08-21']],
    ['QLD', '2028', 'brisbane', ['2028-08-16']],
  ] as const)('the shows of %s in %s, %s: %j', (state, year, region, days) => {
    const known = [...HOLIDAY_CALENDAR.days, ...computedDays(2024)];
    const found = known.filter((day) => day.state === state && day.region === region && day.date.startsWith(year));
    expect(found.map(({ date }) => date).sort()).toEqual(days);
  });

  test('a day that is proclaimed each year, and every year that is not gazetted, is provisional', () => {
    const firm = HOLIDAY_CALENDAR.days.filter(({ provisional }) => !provisional);
    expect([
      firm.at(0)?.date,
      firm
        .map(({ date }) => date)
        .sort()
        .at(-1),
    ]).toEqual(['2026-01-01', '2027-12-31']);
    const open = HOLIDAY_CALENDAR.days.filter(({ date, provisional }) => provisional && date < '2028').map(({ name }) => name);
    expect([...new Set(open)].sort()).toEqual([
      'Alice Springs Show Day',
      'Borroloola Show Day',
      'Darwin Show Day',
      'Friday before the AFL Grand Final',
      'Katherine Show Day',
      "King's Birthday",
      'Royal Queensland Show',
      'Tennant Creek Show Day',
    ]);
  });

  test.each([
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
    [1961, '1961-04-02'],
  ])('Easter Sunday of %i is %s', (year, sunday) => {
    expect(dateOf(easterSunday(year))).toBe(sunday);
  });

  test('no state has a day twice', () => {
    const keys = HOLIDAY_CALENDAR.days.map(({ date, state, region }) => `${date} ${state} ${region ?? ''}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
