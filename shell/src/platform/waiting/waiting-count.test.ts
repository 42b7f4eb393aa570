import { afterEach, expect, jest, test } from '@jest/globals';
import { waitingKey } from '@careloom/shared/write-queue';
import { waitingCount } from './waiting-count';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('is the number stored by the queue for this user', () => {
  localStorage.setItem(waitingKey(7), '2 1767225600000');
  expect([waitingCount(7), waitingCount(8)]).toEqual([2, 0]);
});

test('is 0 where the browser forbids its storage', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(waitingCount(7)).toBe(0);
  expect(warned).toHaveBeenCalledTimes(1);
});
