import { dateOf, DAY, weekdayOf } from '../wall-time';
import { easterSunday, nth, onOrAfter, onOrBefore } from './days';
import { ALL, allBut, type Row, TAS_NORTH } from './years';

/**
 * The public holidays of a year under the states' current Acts (`docs/holidays.md` names Act and section), for years without gazettes: days
 * that a government declares for a single year are missing. All are provisional.
 */
export function daysByStatute(year: number): Row[] {
  const rows = [
    ...newYear(year),
    ...easter(year),
    ...anzac(year),
    ...fixedMondays(year),
    ...proclaimed(year),
    ...christmas(year),
    ...shows(year),
  ];
  return rows.map(([date, name, states, special]): Row => [date, name, states, { ...special, provisional: true }]);
}

const on = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day);
const isWeekend = (day: number) => [0, 6].includes(weekdayOf(day));
const monday = (day: number) => onOrAfter(day, 1);

/**
 * If New Year's Day is on a weekend, the Monday is a holiday as well; in Tasmania it replaces the day. Australia Day moves to the Monday
 * everywhere.
 */
function newYear(year: number): Row[] {
  const [first, australia] = [on(year, 1, 1), on(year, 1, 26)];
  const name = "New Year's Day";
  const moved: Row[] = [
    [dateOf(first), name, allBut('TAS')],
    [dateOf(monday(first)), name, ALL],
  ];
  return [
    ...(isWeekend(first) ? moved : [[dateOf(first), name, ALL] as const]),
    [dateOf(isWeekend(australia) ? monday(australia) : australia), 'Australia Day', ALL],
  ];
}

function easter(year: number): Row[] {
  const sunday = easterSunday(year);
  return [
    [dateOf(sunday - 2 * DAY), 'Good Friday', ALL],
    [dateOf(sunday - DAY), 'Easter Saturday', allBut('TAS', 'WA')],
    [dateOf(sunday), 'Easter Sunday', allBut('TAS')],
    [dateOf(sunday + DAY), 'Easter Monday', ALL],
  ];
}

/**
 * If Anzac Day is a Sunday, ACT, NT and QLD observe the Monday instead, WA both days, the other states the Sunday. If it is a Saturday,
 * only WA adds the Monday.
 */
function anzac(year: number): Row[] {
  const day = on(year, 4, 25);
  const name = 'Anzac Day';
  const sunday = weekdayOf(day) === 0;
  const added = isWeekend(day) ? `WA${sunday ? ' ACT NT QLD' : ''}` : '';
  return [[dateOf(day), name, sunday ? allBut('ACT', 'NT', 'QLD') : ALL], ...(added ? [[dateOf(monday(day)), name, added] as const] : [])];
}

function fixedMondays(year: number): Row[] {
  const first = (month: number) => dateOf(nth(year, month, 1, 1));
  const second = (month: number) => dateOf(nth(year, month, 1, 2));
  return [
    [first(3), 'Labour Day', 'WA'],
    [second(3), 'Canberra Day', 'ACT'],
    [second(3), 'Adelaide Cup Day', 'SA'],
    [second(3), 'Eight Hours Day', 'TAS'],
    [second(3), 'Labour Day', 'VIC'],
    [first(5), 'May Day', 'NT'],
    [first(5), 'Labour Day', 'QLD'],
    [dateOf(monday(on(year, 5, 27))), 'Reconciliation Day', 'ACT'],
    [first(6), 'Western Australia Day', 'WA'],
    [second(6), "King's Birthday", 'ACT NSW NT SA TAS VIC'],
    [first(8), 'Picnic Day', 'NT'],
    [first(10), 'Labour Day', 'ACT NSW SA'],
    [first(10), "King's Birthday", 'QLD'],
    [dateOf(nth(year, 11, 2, 1)), 'Melbourne Cup Day', 'VIC'],
  ];
}

/** Proclaimed each year; these are the usual dates. */
function proclaimed(year: number): Row[] {
  const lastSaturday = onOrBefore(on(year, 9, 30), 6);
  return [
    [dateOf(lastSaturday - DAY), 'Friday before the AFL Grand Final', 'VIC'],
    [dateOf(onOrBefore(on(year, 9, 30), 1)), "King's Birthday", 'WA'],
  ];
}

/**
 * If Christmas Day is on a weekend, 27 December is a holiday as well; if Boxing Day is, 28 December is added (in Tasmania it replaces
 * Boxing Day).
 */
function christmas(year: number): Row[] {
  const [boxing, late] = [on(year, 12, 26), isWeekend(on(year, 12, 26))];
  const keeping = (states: string): Row[] => [
    [dateOf(boxing), 'Boxing Day', states.replace(/ ?SA/, '')],
    ...(states.includes('SA') ? [[dateOf(boxing), 'Proclamation Day', 'SA'] as const] : []),
  ];
  const added: Row[] = [
    [`${year}-12-28`, 'Boxing Day', allBut('SA')],
    [`${year}-12-28`, 'Proclamation Day', 'SA'],
  ];
  return [
    [`${year}-12-24`, 'Christmas Eve', 'QLD', { starts_at: '18:00' }],
    [`${year}-12-24`, 'Christmas Eve', 'NT SA', { starts_at: '19:00' }],
    [`${year}-12-25`, 'Christmas Day', ALL],
    ...(isWeekend(on(year, 12, 25)) ? [[`${year}-12-27`, 'Christmas Day', ALL] as const] : []),
    ...keeping(late ? allBut('TAS') : ALL),
    ...(late ? added : []),
    [`${year}-12-31`, "New Year's Eve", 'NT SA', { starts_at: '19:00' }],
  ];
}

/** Regional holidays. Those of Tasmania are in its Act; the Northern Territory and Queensland appoint them by gazette. */
function shows(year: number): Row[] {
  const beforeSaturday = (month: number, count: number, days: number) => dateOf(nth(year, month, 6, count) - days * DAY);
  const friday = (month: number, count: number) => dateOf(nth(year, month, 5, count));
  const ekka = onOrAfter(onOrAfter(on(year, 8, 5), 5), 3);
  return [
    [dateOf(nth(year, 2, 1, 2)), 'Royal Hobart Regatta', 'TAS', { region: 'south' }],
    [dateOf(nth(year, 3, 2, 1)), 'King Island Show', 'TAS', { region: 'king-island' }],
    [dateOf(nth(year, 5, 4, 1) + DAY), 'Agfest', 'TAS', { region: 'circular-head' }],
    [beforeSaturday(10, 1, 1), 'Burnie Show', 'TAS', { region: 'burnie' }],
    [beforeSaturday(10, 2, 2), 'Royal Launceston Show', 'TAS', { region: 'launceston' }],
    [beforeSaturday(10, 3, 1), 'Flinders Island Show', 'TAS', { region: 'flinders-island' }],
    [beforeSaturday(10, 4, 2), 'Royal Hobart Show', 'TAS', { region: 'south' }],
    ...TAS_NORTH.map((region): Row => [dateOf(nth(year, 11, 1, 1)), 'Recreation Day', 'TAS', { region }]),
    // The Friday nearest to 30 November, but not after 1 December.
    [dateOf(onOrBefore(on(year, 12, 1), 5)), 'Devonport Show', 'TAS', { region: 'devonport' }],
    [friday(7, 1), 'Alice Springs Show Day', 'NT', { region: 'alice-springs' }],
    [friday(7, 2), 'Tennant Creek Show Day', 'NT', { region: 'tennant-creek' }],
    [friday(7, 3), 'Katherine Show Day', 'NT', { region: 'katherine' }],
    [friday(7, 4), 'Darwin Show Day', 'NT', { region: 'darwin' }],
    [friday(8, 3), 'Borroloola Show Day', 'NT', { region: 'borroloola' }],
    [dateOf(ekka), 'Royal Queensland Show', 'QLD', { region: 'brisbane' }],
  ];
}
