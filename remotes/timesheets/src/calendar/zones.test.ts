import { expect, test } from '@jest/globals';
import { otherZone, zoneName } from './zones';

test('a time zone is named by its place, only while its clock differs', () => {
  expect(zoneName('Australia/Broken_Hill')).toBe('Broken Hill');
  expect(otherZone('Australia/Perth', '2026-10-15', 'Australia/Sydney')).toBe('Perth time');
  expect(otherZone('Australia/Melbourne', '2026-10-15', 'Australia/Sydney')).toBeNull();
  expect(otherZone('Australia/Brisbane', '2026-07-15', 'Australia/Sydney')).toBeNull();
  expect(otherZone('Australia/Brisbane', '2026-12-15', 'Australia/Sydney')).toBe('Brisbane time');
});
