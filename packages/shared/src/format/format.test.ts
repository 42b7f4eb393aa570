import { describe, expect, test } from '@jest/globals';
import {
  addDays,
  expiryMessage,
  formatCount,
  formatDate,
  formatHours,
  formatMoney,
  formatTimes,
  initials,
  isExpiringSoon,
  monthName,
  today,
} from './index';
import { formatBusinessNumber, formatDecimal } from './number';

describe('dates', () => {
  test.each([
    ['R9-013', '2026-01-05', 'display', '5 Jan 2026'],
    ['R9-014', '2026-01-05', 'long', 'Monday, 5 Jan 2026'],
    ['R9-015', '2026-01-05', 'short', '05/01/2026'],
    ['R9-016', '2026-01-05', 'input', '05/01/2026'],
    ['R9-017', '2026-01-05', 'api', '2026-01-05'],
    ['R9-018', '2026-01-05', 'chat', '2026-01-05'],
    ['R9-019', '2026-01-04T19:00:00Z', 'time', '06:00'],
    ['R9-020', '2026-01-05', 'dayName', 'Monday'],
  ] as const)('%s: %s as %s', (_, value, format, expected) => {
    expect(formatDate(value, format)).toBe(expected);
  });

  test.each([
    ['in the zone of the organisation, over midnight', '2026-01-04T13:30:00.000Z', undefined, '5 Jan 2026, 00:30'],
    ['in the zone of a house', '2026-01-04T13:30:00.000Z', 'Australia/Perth', '4 Jan 2026, 21:30'],
    ['on the far side of daylight saving', '2026-07-04T13:30:00.000Z', undefined, '4 Jul 2026, 23:30'],
  ])('an instant %s', (_, value, zone, expected) => {
    expect(formatDate(value, 'displayTime', zone)).toBe(expected);
  });

  test.each([null, undefined, '', 'soon'])('%p is no date', (value) => {
    expect(formatDate(value)).toBe('–');
  });

  test('today is in the time zone of the organisation', () => {
    expect(today(undefined, new Date('2026-11-20T13:30:00Z'))).toBe('2026-11-21');
    expect(today('Australia/Perth', new Date('2026-11-20T13:30:00Z'))).toBe('2026-11-20');
  });

  test('days, months and spans', () => {
    expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
    expect(monthName(7, 2026)).toBe('July 2026');
    expect(formatTimes('22:00', '06:00')).toBe('22:00–06:00');
  });
});

describe('numbers', () => {
  test.each([
    [10.5, '10.50'],
    ['10.5', '10.50'],
    [0, '0.00'],
    ['1234567890.99', '1,234,567,890.99'],
    ['-6192.68', '−6,192.68'],
    [-0.001, '0.00'],
    ['', '–'],
    [null, '–'],
    ['abc', '–'],
  ])('R9-021: %p as decimal is %s', (value, expected) => {
    expect(formatDecimal(value)).toBe(expected);
  });

  test('money, hours and counts', () => {
    expect(formatMoney('1024.80')).toBe('$1,024.80');
    expect(formatMoney('-3.5')).toBe('−$3.50');
    expect(formatHours('8')).toBe('8.00 h');
    expect(formatCount(2048)).toBe('2,048');
    expect(formatHours('-1.5')).toBe('−1.50 h');
    expect(formatCount(-3)).toBe('−3');
  });
});

describe('expiry', () => {
  test.each([
    ['R9-022', '2026-07-16', 'Expiring in 15 days'],
    ['R9-023', '2026-07-02', 'Expiring in 1 days'],
    ['R9-024', '2026-07-01', 'Expires today'],
    ['R9-025', '2026-07-17', null],
    ['R9-022', '2026-06-30', null],
  ])('%s: what ends on %s, seen on 1 July, says %s', (_, end, expected) => {
    expect(expiryMessage(end, '2026-07-01')).toBe(expected);
    expect(isExpiringSoon(end, '2026-07-01')).toBe(expected !== null);
  });
});

test('initials replace a picture', () => {
  expect(initials({ first_name: 'mary', last_name: "O'Neil" })).toBe('MO');
  expect(initials({ first_name: 'Cher', last_name: '' })).toBe('C');
});

test.each([
  ['51824753556', '51 824 753 556'],
  ['004085616', '004 085 616'],
  ['51 824 753 556', '51 824 753 556'],
  ['', ''],
])('the business number %s is shown as %s', (digits, shown) => expect(formatBusinessNumber(digits)).toBe(shown));
