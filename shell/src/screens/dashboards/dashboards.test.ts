import { endSession, signIn } from '@careloom/shared/session';
import { aUser } from '@careloom/shared/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { knowRoutes, remoteRoute } from '../../testing/routes';
import { adminCards } from './admin/admin-cards';
import { moneySeries, pairsOf, workSeries } from './charts/series';
import { texts } from './dashboard-texts';
import { addMonths, choicesAround, daysOf, readMonth, writeMonth } from './month/month';
import { addressLine, directionsTo } from './links';

describe('months', () => {
  test.each([
    ['2026-11', { year: 2026, month: 11 }],
    ['2026-13', null],
    ['2026-1', null],
    ['', null],
    [null, null],
  ])('%p is read as %p', (text, expected) => {
    expect(readMonth(text)).toEqual(expected);
  });

  test.each([
    [{ year: 2026, month: 1 }, -1, '2025-12'],
    [{ year: 2026, month: 12 }, 1, '2027-01'],
    [{ year: 2026, month: 6 }, -30, '2023-12'],
  ])('%p moved by %i is %s', (month, by, expected) => {
    expect(writeMonth(addMonths(month, by))).toBe(expected);
  });

  test.each([
    [{ year: 2028, month: 2 }, '2028-02-29'],
    [{ year: 2026, month: 2 }, '2026-02-28'],
    [{ year: 2026, month: 12 }, '2026-12-31'],
  ])('%p ends on %s', (month, to) => {
    expect(daysOf(month)).toEqual({ from: `${to.slice(0, 8)}01`, to });
  });

  test('the chosen month is always one of the choices', () => {
    const present = { year: 2026, month: 11 };
    expect(choicesAround(present, present)).toHaveLength(37);
    expect(choicesAround(present, { year: 2010, month: 1 })[0]).toEqual({ year: 2010, month: 1 });
  });
});

describe('the cards of the admin', () => {
  const figures = {
    total_active_jobs: 38,
    total_open_jobs: 7,
    shifts_this_month: 1412,
    expenses_this_month: 3118.45,
    invoices_this_month: 46204.8,
    active_support_workers: 64,
  };
  beforeEach(() => {
    signIn(aUser());
    knowRoutes(remoteRoute('admin', 'jobs', '/admin/jobs'), remoteRoute('shared', 'expenses', '/:type/expenses'));
  });
  afterEach(() => endSession('logout'));

  test('R2-192 R2-193 R2-194: are the six of the specification, with its texts and correct numbers', () => {
    const cards = adminCards(figures, { year: 2026, month: 11 });
    expect(cards.map(({ label }) => label)).toEqual([
      texts['dashboard.card.total_active_jobs'],
      texts['dashboard.card.total_open_jobs'],
      texts['dashboard.card.shifts_this_month'],
      texts['dashboard.card.expenses_this_month'],
      texts['dashboard.card.invoices_this_month'],
      texts['dashboard.card.active_support_workers'],
    ]);
    expect(cards.map(({ value }) => value)).toEqual(['38', '7', '1,412', '$3,118.45', '$46,204.80', '64']);
  });

  test('each links to the list that it counts; without the remote it is no link', () => {
    const hrefs = adminCards(figures, { year: 2026, month: 11 }).map(({ href }) => href);
    expect(hrefs).toEqual([
      '/admin/jobs?status=assigned',
      '/admin/jobs?status=open',
      undefined,
      '/admin/expenses?from=2026-11-01&to=2026-11-30',
      undefined,
      undefined,
    ]);
  });
});

describe('the charts', () => {
  const of = (month: number, invoices: number) => ({ month, year: 2026, shifts: 10, hours: 7.5, expenses: 0, invoices });

  test('R2-200: two months are requested as pairs of month and year, across a new year', () => {
    expect(pairsOf({ year: 2026, month: 1 })).toEqual({ 'month[0]': 12, 'month[1]': 1, 'year[0]': 2025, 'year[1]': 2026 });
  });

  test('R2-199: each month has its formatted number, and a short and a full name', () => {
    const [invoices, expenses] = moneySeries([of(10, 500), of(11, 2000)]);
    expect(invoices?.points).toEqual([
      { name: 'October 2026', month: 'Oct', value: 500, shown: '$500.00' },
      { name: 'November 2026', month: 'Nov', value: 2000, shown: '$2,000.00' },
    ]);
    expect(expenses?.points.map(({ shown }) => shown)).toEqual(['$0.00', '$0.00']);
    expect(workSeries([of(10, 0)]).map(({ points }) => points[0]?.shown)).toEqual(['10', '7.50 h']);
  });
});

describe('a house', () => {
  test('directions to a house use its address', () => {
    const line = addressLine({ address: '14 Munro Street', suburb: 'Merrylands', state: 'NSW', post_code: '2160' });
    expect(line).toBe('14 Munro Street, Merrylands NSW 2160');
    expect(new URL(directionsTo(line)).searchParams.get('destination')).toBe(line);
  });
});
