import { afterEach, describe, expect, test } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { queryClient } from '@careloom/shared/query';
import { dataTime, oldestShown } from './data-time';

afterEach(() => queryClient.clear());

describe('the time of the data shown', () => {
  test('is that of the oldest answer on screen; unused answers do not count', () => {
    queryClient.setQueryData(['old'], 1, { updatedAt: 1_000 });
    queryClient.setQueryData(['jobs'], 1, { updatedAt: 3_000 });
    queryClient.setQueryData(['bell'], 1, { updatedAt: 2_000 });
    const stops = ['jobs', 'bell'].map((key) =>
      new QueryObserver(queryClient, { queryKey: [key], queryFn: () => 1, staleTime: Infinity }).subscribe(() => undefined),
    );
    expect(oldestShown()).toBe(2_000);
    for (const stop of stops) stop();
    expect(oldestShown()).toBeNull();
  });

  test('names the day when it is not today', () => {
    const now = new Date('2026-11-22T04:00:00Z');
    expect(dataTime(Date.parse('2026-11-22T03:05:00Z'), now)).toBe('14:05');
    expect(dataTime(Date.parse('2026-11-21T03:05:00Z'), now)).toBe('21 Nov 2026, 14:05');
  });
});
