import { expect, test } from '@jest/globals';
import { daysOverdue } from './overdue';

test.each([
  ['on its last day', 'generated', '2026-11-25', 0],
  ['the day after', 'awaiting_payment', '2026-11-24', 1],
  ['long after', 'part_paid', '2026-10-25', 31],
  ['that is not due yet', 'generated', '2026-12-09', 0],
  ['that is paid', 'paid', '2026-10-25', 0],
  ['that is void', 'void', '2026-10-25', 0],
  ['of an earlier server', 'generated', undefined, 0],
])('an invoice %s', (_when, status, due_date, days) => {
  expect(daysOverdue({ status, due_date }, '2026-11-25')).toBe(days);
});
