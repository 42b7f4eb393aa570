import { expect, test } from '@jest/globals';
import { hearNotices, notice, type Notice } from './notices';

const load = (ms: number): Notice => ({ kind: 'load', remote: 'jobs', version: '1.0.0', ms });

test('what happens before the collector is there waits for it, the first fifty; afterwards it is told at once', () => {
  for (let ms = 1; ms <= 60; ms += 1) notice(load(ms));
  const heard: Notice[] = [];
  hearNotices((one) => heard.push(one));
  expect([heard.length, heard[0], heard.at(-1)]).toEqual([50, load(1), load(50)]);
  notice(load(99));
  expect(heard.at(-1)).toEqual(load(99));
});
