import { expect, test } from '@jest/globals';
import { quickTimes } from './quick-times';

test.each([
  ['9-17', ['09:00', '17:00', 'normal']],
  [' 9 - 17 ', ['09:00', '17:00', 'normal']],
  ['930-1715', ['09:30', '17:15', 'normal']],
  ['09:30–17.15', ['09:30', '17:15', 'normal']],
  ['1030-14', ['10:30', '14:00', 'normal']],
  ['22-6', ['22:00', '06:00', 'normal']],
  ['22-6s', ['22:00', '06:00', 'sleep_over']],
  ['18-9 S', ['18:00', '09:00', 'sleep_over']],
  ['22-6 n', ['22:00', '06:00', 'active_night']],
  ['s', ['22:00', '06:00', 'sleep_over']],
])('%s', (typed, [start_time, end_time, type]) => {
  expect(quickTimes(typed)).toEqual({ start_time, end_time, type });
});

test.each(['', '9', '9-', '-17', 'n', '9-9', '24-6', '9-1760', 'nine-17', '9-17x', '9-17-18'])('not complete, or no times: %s', (typed) => {
  expect(quickTimes(typed)).toBeNull();
});
