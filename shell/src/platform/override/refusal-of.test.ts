import { expect, test } from '@jest/globals';
import { refusalOf, type OverrideConditions } from './refusal-of';

const ENTRY = 'http://localhost:4272/remoteEntry.js';
const development: OverrideConditions = {
  page: 'http://localhost:4000/admin/jobs',
  remotes: ['jobs', 'finance'],
  offered: ['http://localhost:4272', 'http://127.0.0.1:4275'],
  named: [],
};
const deployed = { page: 'https://care.example.org/admin', offered: [], named: ['http://localhost:4272'] };

test.each<[what: string, remote: string, entry: string, conditions: Partial<OverrideConditions>, expected: ReturnType<typeof refusalOf>]>([
  ['an origin offered by the server', 'jobs', ENTRY, {}, null],
  ['from any origin of this machine that it offers', 'finance', 'http://127.0.0.1:4275/remoteEntry.js', {}, null],
  ['under the other name of the same machine, which is another origin', 'jobs', 'http://127.0.0.1:4272/x.js', {}, 'override.not_offered'],
  ['from another port', 'jobs', 'http://localhost:4273/remoteEntry.js', {}, 'override.not_offered'],
  ['on a server that offers nothing', 'jobs', ENTRY, { offered: [] }, 'override.not_here'],
  ['on a page that others reach', 'jobs', ENTRY, { page: 'https://care.example.org/admin' }, 'override.not_here'],
  ['from another machine', 'jobs', 'https://example.org/remoteEntry.js', {}, 'override.foreign'],
  ['from another machine that the server offers', 'jobs', 'https://a.test/x.js', { offered: ['https://a.test'] }, 'override.foreign'],
  ['from a name that only looks local', 'jobs', 'http://localhost.example.org/x.js', {}, 'override.foreign'],
  ['a build allowed by the operator of a deployed product', 'jobs', ENTRY, deployed, null],
  ['a build from another port', 'jobs', 'http://localhost:4273/remoteEntry.js', deployed, 'override.not_here'],
  [
    'a build from another machine allowed by the operator',
    'jobs',
    'https://a.test/x.js',
    { ...deployed, named: ['https://a.test'] },
    'override.foreign',
  ],
  ['a build of an unknown remote', 'payroll', ENTRY, deployed, 'override.unknown'],
  ['an unknown remote', 'payroll', ENTRY, {}, 'override.unknown'],
  ['no address', 'jobs', 'remoteEntry.js', {}, 'override.no_address'],
  ['nothing', 'jobs', '', {}, 'override.no_address'],
  ['a script in place of an address', 'jobs', 'javascript:alert(1)', {}, 'override.no_address'],
  ['a file', 'jobs', 'file:///tmp/remoteEntry.js', {}, 'override.no_address'],
])('%s: %s from %p', (_what, remote, entry, conditions, expected) => {
  expect(refusalOf({ remote, entry }, { ...development, ...conditions })).toBe(expected);
});
