import type { EarningLine, EarningShift } from '@careloom/contract/resources/earnings';
import { expect, test } from '@jest/globals';
import { lineOfState, linesOf, monthBeside, standingOf } from './month';
import { howOf, nameOf } from './month-words';
import { daysIn, STAIR, stairOf } from './stair';

const line = (fields: Partial<EarningLine>): EarningLine => ({
  ...{ part: 'work', day_type: 'weekday', rate_type: 'weekday', paid_minutes: 480, rate_cents: 4_000, amount_cents: 32_000 },
  ...fields,
});
let made = 0;
const shift = (date: string, state: string, fields: Partial<EarningShift> = {}): EarningShift => ({
  ...{ id: (made += 1), name: 'Morning', house: 'Banksia House', date, start_time: '07:00', end_time: '15:00', type: 'normal' },
  ...{ state, cost_cents: 32_000, fee_cents: 2_400, invoice_id: null, lines: [line({})] },
  ...fields,
});

test('a line for each kind of day and rate, then sleep overs and wake-ups; a line of several rates shows none', () => {
  const night = [
    line({ part: 'sleep_over', rate_type: 'sleep_over', paid_minutes: 0, rate_cents: 8_000, amount_cents: 8_000 }),
    line({ part: 'wake_up', rate_type: 'active_night', paid_minutes: 60, rate_cents: 4_750, amount_cents: 4_750 }),
    line({ part: 'wake_up', day_type: 'sunday', rate_type: 'sunday', paid_minutes: 60, rate_cents: 7_680, amount_cents: 7_680 }),
  ];
  const lines = linesOf([
    shift('2026-11-01', 'approved', { lines: night }),
    shift('2026-11-02', 'approved', {
      lines: [line({ paid_minutes: 450 }), line({ rate_type: 'overnight', paid_minutes: 30, rate_cents: 4_400, amount_cents: 2_200 })],
    }),
    shift('2026-11-03', 'approved'),
    shift('2026-11-07', 'approved', {
      lines: [line({ day_type: 'saturday', rate_type: 'saturday', rate_cents: 5_600, amount_cents: 44_800 })],
    }),
    shift('2026-11-08', 'waiting'),
  ]);
  expect(lines.map((one) => [nameOf(one), howOf(one), one.cents, one.shifts.length])).toEqual([
    ['Weekday', '15.50 h × 40.00', 64_000, 2],
    ['Weekday, overnight', '0.50 h × 44.00', 2_200, 1],
    ['Saturday', '8.00 h × 56.00', 44_800, 1],
    ['Sleep overs', '1 × 80.00', 8_000, 1],
    ['Wake-ups', '2.00 h', 12_430, 1],
  ]);
});

test('the lines of the earnings add up to the total for any shifts', () => {
  const shifts = Array.from({ length: 40 }, (_, at) => {
    const amounts = [1_001 + at * 37, at % 3 === 0 ? 555 : 0];
    const lines = amounts.map((amount_cents, part) => line({ day_type: part ? 'sunday' : 'weekday', amount_cents }));
    return shift('2026-11-01', at % 4 === 0 ? 'waiting' : 'approved', { lines, cost_cents: amounts.reduce((sum, one) => sum + one, 0) });
  });
  const sum = linesOf(shifts).reduce((cents, one) => cents + one.cents, 0);
  const standing = standingOf({ shifts, invoices: [] });
  expect(sum).toBe(standing.earned);
  expect(standing.earned + (lineOfState(shifts, 'waiting')?.cents ?? 0)).toBe(standing.all);
});

test('after the fee, paid and pending add up; earnings without an invoice are pending', () => {
  const invoice = { id: 7, number: 'INV-1', status: 'part_paid', due_date: '2026-11-30', net_cents: 29_600, paid_cents: 10_000 };
  const shifts = [shift('2026-11-01', 'approved', { invoice_id: 7 }), shift('2026-11-02', 'approved'), shift('2026-11-03', 'rostered')];
  expect(standingOf({ shifts, invoices: [invoice] })).toEqual({
    ...{ earned: 64_000, all: 96_000, net: 59_200, paid: 10_000, coming: 49_200 },
    notInvoiced: 29_600,
  });
  expect(lineOfState(shifts, 'waiting')).toBeNull();
});

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
] as const)('the month beside %s by %d is %s', (month, by, beside) => {
  expect(monthBeside(month, by)).toBe(beside);
});

test('a month has its days', () => {
  expect([daysIn('2026-02'), daysIn('2028-02'), daysIn('2026-11')]).toEqual([28, 29, 30]);
});

const flat = STAIR.height;

test('the stair is solid until today and dashed from the first shift not earned yet', () => {
  const shifts = [shift('2026-11-02', 'approved'), shift('2026-11-20', 'approved'), shift('2026-11-28', 'rostered')];
  const stair = stairOf({ month: '2026-11', today: '2026-11-21', shifts });
  expect(stair.solid.startsWith(`M0 ${flat}V${flat}H11.7V74.7H23.3`)).toBe(true);
  expect(stair.end).toEqual({ x: 245, y: 41.3 });
  expect(stair.dashed.startsWith('M245 41.3V41.3H256.7')).toBe(true);
  expect(stair.dashed.endsWith(`V${STAIR.top}H350`)).toBe(true);
  expect(stair.today).toBe(21);
});

test('a shift that waits for approval continues dashed from its day', () => {
  const shifts = [shift('2026-11-02', 'approved'), shift('2026-11-10', 'waiting')];
  expect(stairOf({ month: '2026-11', today: '2026-11-21', shifts }).dashed.startsWith(`M105 58V${STAIR.top}`)).toBe(true);
});

test('a past month is solid to its end; a month without earnings is dashed only; an empty month has no stair', () => {
  const over = stairOf({ month: '2026-10', today: '2026-11-21', shifts: [shift('2026-10-02', 'approved')] });
  expect([over.solid.endsWith('H350'), over.dashed, over.today]).toEqual([true, '', null]);
  const first = stairOf({ month: '2026-11', today: '2026-11-01', shifts: [shift('2026-11-05', 'rostered')] });
  expect([first.solid, first.end, first.dashed.endsWith(`V${STAIR.top}H350`)]).toEqual(['', null, true]);
  const none = stairOf({ month: '2026-12', today: '2026-11-01', shifts: [] });
  expect([none.solid, none.area, none.dashed]).toEqual(['', '', '']);
});
