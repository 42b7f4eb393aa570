import { payLevels } from '@careloom/contract/resources/pay-levels';
import { recorded } from '@careloom/shared/testing';
import { expect, test } from '@jest/globals';
import { ratesOf } from './document-rates';

test('a pay level is described as in the document: each band of a weekday, the days, the nights', () => {
  const level = recorded('super_admin', payLevels.get, { id: 1 });
  expect(ratesOf(level).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Weekday 06:00–20:00: $40.00 an hour',
    'Weekday 20:00–00:00: $44.00 an hour',
    'Weekday 00:00–06:00: $46.00 an hour',
    'Saturday: $56.00 an hour',
    'Sunday: $72.00 an hour',
    'Public holiday: $88.00 an hour',
    'Active night: $47.50 an hour',
    'Sleep over: $80.00 a night',
  ]);
});
