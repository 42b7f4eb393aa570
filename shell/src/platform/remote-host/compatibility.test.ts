import { expect, test } from '@jest/globals';
import { incompatibility } from './compatibility';

const providedVersions = { shared: '1.4.0', contract: '1.2.3' };

test.each([
  ['^1.0.0', '^1.0.0', null],
  ['^1.4.0', '^1.2.3', null],
  ['^1.3.9', '^1.1.99', null],
  ['^1.5.0', '^1.0.0', 'jobs needs shared ^1.5.0; this page has 1.4.0.'],
  ['^1.4.1', '^1.0.0', 'jobs needs shared ^1.4.1; this page has 1.4.0.'],
  ['^2.0.0', '^1.0.0', 'jobs needs shared ^2.0.0; this page has 1.4.0.'],
  ['^0.9.0', '^1.0.0', 'jobs needs shared ^0.9.0; this page has 1.4.0.'],
  ['^1.0.0', '^1.3.0', 'jobs needs contract ^1.3.0; this page has 1.2.3.'],
  ['1.4.0', '^1.0.0', 'jobs needs shared 1.4.0; this page has 1.4.0.'],
  ['nonsense', '^1.0.0', 'jobs needs shared nonsense; this page has 1.4.0.'],
])('a remote that needs shared %s and contract %s', (shared, contract, reason) => {
  expect(incompatibility({ name: 'jobs', needs: { shared, contract } }, providedVersions)).toBe(reason);
});
