import { jest } from '@jest/globals';

/** APIs that stay real: timers and animation. */
const NOT_FAKED = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Sets the clock to the instant `now` for the rest of a test file. */
export const beginOn = (now: string) => jest.useFakeTimers({ now: new Date(now), doNotFake: [...NOT_FAKED] });
