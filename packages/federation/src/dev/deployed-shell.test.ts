import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CommandRefused } from '../base/command-refused';
import { originOfShell, portsAllowed } from './deployed-shell';

const SHELL = 'https://care.example.org';
const jobs = { name: 'jobs' };
const registry = (...named: string[]) => ({ remotes: [jobs], localBuilds: { named, granted: [] } });

test('any address of a deployed product gives its origin, over https or on this machine', () => {
  assert.equal(originOfShell('https://care.example.org/admin/jobs?page=2'), SHELL);
  assert.equal(originOfShell('http://localhost:4000/'), 'http://localhost:4000');
});

for (const address of ['http://care.example.org', 'care.example.org', 'ftp://care.example.org', ''])
  test(`${address || 'nothing'} is not an address of a product`, () => {
    assert.throws(
      () => originOfShell(address),
      (error: Error) => error instanceof CommandRefused && /https:\/\//.test(error.message),
    );
  });

test('the ports are those that the operator allowed for http://localhost', () => {
  const named = ['http://localhost:4272', 'http://127.0.0.1:4273', 'https://localhost:4274', 'http://localhost:4275'];
  assert.deepEqual(portsAllowed(registry(...named), SHELL, 'jobs'), [4272, 4275]);
});

for (const [what, known, name, sentence] of [
  ['a product that allows no builds', { remotes: [jobs] }, 'jobs', /takes no build from this machine.*CARELOOM_LOCAL_BUILDS/],
  ['a product that allows other origins', registry('http://127.0.0.1:4272'), 'jobs', /takes no build from this machine/],
  [
    'a product without that remote',
    registry('http://localhost:4272'),
    'finance',
    /has no remote finance: release it there first\. It has: jobs\./,
  ],
] as const)
  test(`${what} refuses the build with a sentence`, () => {
    assert.throws(
      () => portsAllowed(known, SHELL, name),
      (error: Error) => error instanceof CommandRefused && sentence.test(error.message),
    );
  });
