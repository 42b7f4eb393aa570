import type { Write } from '@careloom/contract/call';
import { shifts } from '@careloom/contract/resources/shifts';
import { timesheets } from '@careloom/contract/resources/timesheets';
import { type NextShift, workedShifts } from '@careloom/contract/resources/worked-shifts';
import { expect, test } from '@jest/globals';
import { withQueued } from './with-queued';

const SHIFT = { id: 4, status: 'published', start_time: '18:00', end_time: '09:00', started_at: null, finished_at: null } as NextShift;
const waiting = (call: Write, input: Record<string, unknown> = {}) => ({ call, input: { id: 4, ...input }, refusal: null });
const WAKE_UP = { start_time: '02:10', end_time: '02:40' };

test.each([
  ['Confirm', waiting(shifts.confirm), { status: 'confirmed' }],
  ['Start', waiting(workedShifts.start, { at: '2026-11-18T07:01:00Z' }), { status: 'in_progress', started_at: '2026-11-18T07:01:00Z' }],
  [
    'Finish',
    waiting(workedShifts.finish, { at: '2026-11-18T22:01:00Z', start_time: '18:10', end_time: '09:05' }),
    { status: 'completed', finished_at: '2026-11-18T22:01:00Z', start_time: '18:10', end_time: '09:05' },
  ],
  ['Submit', waiting(timesheets.submit, { ids: [4] }), { status: 'submitted' }],
])('a shift is shown as it will be once %s is sent', (_act, write, changes) => {
  expect(withQueued(SHIFT, [write])).toEqual({ shift: { ...SHIFT, ...changes }, wakeUps: [], declined: false });
});

test('queued wake-ups are listed with the priced ones, in order; a declined shift is shown as declined', () => {
  const later = { start_time: '04:00', end_time: '04:20' };
  const seen = withQueued(SHIFT, [waiting(workedShifts.wakeUp, WAKE_UP), waiting(workedShifts.wakeUp, later), waiting(shifts.decline)]);
  expect(seen).toEqual({ shift: SHIFT, wakeUps: [WAKE_UP, later], declined: true });
});

test('a refused write changes nothing', () => {
  const refused = { ...waiting(workedShifts.wakeUp, WAKE_UP), refusal: { message: 'Refused.', errors: {} } };
  expect(withQueued(SHIFT, [refused, waiting(shifts.confirm)])).toEqual({
    shift: { ...SHIFT, status: 'confirmed' },
    wakeUps: [],
    declined: false,
  });
});
