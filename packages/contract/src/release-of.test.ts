import { expect, test } from '@jest/globals';
import { releaseIn } from './release-of';

const at = (name: string, version: string, file = 'main.js') => `at f (http://localhost:4000/assets/${name}/${version}/${file}:1:20)`;

test.each([
  ['an address', '/assets/jobs/1.0.0+ab12/remoteEntry.js', { remote: 'jobs', version: '1.0.0+ab12' }],
  ['an address as a browser writes it', '/assets/jobs/1.0.0%2Bab12/remoteEntry.js', { remote: 'jobs', version: '1.0.0+ab12' }],
  ['a stack that ends in the shell', `${at('shell', '1.0.0')}\n${at('finance', '2.1.0')}`, { remote: 'finance', version: '2.1.0' }],
  ['a stack of the shell alone', `Error\n${at('shell', '1.0.0')}`, { remote: 'shell', version: '1.0.0' }],
  ['a version that does not decode', '/assets/jobs/1.0.0%zz/a.js', { remote: 'jobs', version: '1.0.0%zz' }],
  ['a file in a bucket', 'https://files.example.org/jobs/1.0.0%2Bab12/a.js', { remote: 'jobs', version: '1.0.0+ab12' }],
  ['another address with a number', '/api/v1/jobs/17/a', null],
  ['a stack without files', 'Error: gone\n at <anonymous>', null],
  ['nothing', '', null],
])('%s', (_what, text, release) => {
  expect(releaseIn(text)).toEqual(release);
});
