import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockOf, hoursOf, money } from '../../platform/serialize/values';
import { expiryMessage } from './expiry-message';
import { addDays, addMonths, daysBetween, localDay, monthOf } from '../../platform/clock/local-day';

const DAYS: readonly [string, string, string][] = [
  ['2026-11-30T12:59:00Z', 'Australia/Sydney', '2026-11-30'],
  ['2026-11-30T13:00:00Z', 'Australia/Sydney', '2026-12-01'],
  ['2026-06-30T13:59:00Z', 'Australia/Sydney', '2026-06-30'],
  ['2026-11-30T15:59:00Z', 'Australia/Perth', '2026-11-30'],
  ['2026-11-30T14:30:00Z', 'Australia/Darwin', '2026-12-01'],
];
for (const [instant, zone, day] of DAYS) {
  test(`${instant} is ${day} in ${zone}`, () => assert.equal(localDay(new Date(instant), zone), day));
}

test('days and months are counted by the calendar', () => {
  assert.equal(addDays('2026-02-28', 1), '2026-03-01');
  assert.equal(addDays('2026-03-01', -1), '2026-02-28');
  assert.equal(addMonths('2026-01-31', 1), '2026-02-28');
  assert.equal(addMonths('2028-01-31', 1), '2028-02-29');
  assert.equal(addMonths('2026-11-15', 3), '2027-02-15');
  assert.equal(daysBetween('2026-10-03', '2026-10-05'), 2);
  assert.deepEqual(monthOf(2028, 2), { from: '2028-02-01', to: '2028-02-29' });
  assert.deepEqual(monthOf(2026, 12), { from: '2026-12-01', to: '2026-12-31' });
});

const EXPIRIES: readonly [string | null, string | null][] = [
  [null, null],
  ['2026-11-20', null],
  ['2026-11-21', 'Expires today'],
  ['2026-11-22', 'Expiring in 1 days'],
  ['2026-12-06', 'Expiring in 15 days'],
  ['2026-12-07', null],
];
for (const [end, message] of EXPIRIES) {
  test(`on 21 November an end on ${end ?? 'no day'} shows ${message ?? 'nothing'}`, () =>
    assert.equal(expiryMessage('2026-11-21', end), message));
}

test('money has two decimals, whatever its sign', () => {
  assert.deepEqual([0, 5, 100, 40_050, -5, -12_345].map(money), ['0.00', '0.05', '1.00', '400.50', '-0.05', '-123.45']);
});

test('minutes are formatted as hours with two decimals, a time as hour and minute', () => {
  assert.deepEqual([440, 480, 0, 2].map(hoursOf), ['7.33', '8.00', '0.00', '0.03']);
  assert.equal(clockOf('22:00:00'), '22:00');
});
