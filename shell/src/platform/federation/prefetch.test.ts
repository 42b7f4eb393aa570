import { expect, test } from '@jest/globals';
import { mayPrefetch } from './prefetch';

test.each([
  [{}, true],
  [{ saveData: true }, false],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g', saveData: false }, false],
])('on %p prefetching is %p', (connection, allowed) => {
  expect(mayPrefetch(connection)).toBe(allowed);
});
