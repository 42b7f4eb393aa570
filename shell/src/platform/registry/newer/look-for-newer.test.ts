import { expect, test } from '@jest/globals';
import { newerRemotes } from './look-for-newer';

const own = [
  { name: 'jobs', version: '1.0.0+a' },
  { name: 'finance', version: '1.0.0+x' },
];

test.each([
  ['nothing changed', own, []],
  ['one was released', [{ name: 'jobs', version: '1.0.0+b' }, own[1]], ['jobs']],
  ['both were', own.map(({ name }) => ({ name, version: '2.0.0' })), ['jobs', 'finance']],
  ['one came to be', [...own, { name: 'training', version: '1.0.0' }], ['training']],
  ['one is gone', [own[0]], []],
])('%s: %j is newer in %j', (_what, served, names) => {
  expect(
    newerRemotes(
      own,
      served.filter((remote) => remote !== undefined),
    ).map(({ name }) => name),
  ).toEqual(names);
});
