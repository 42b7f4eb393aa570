import { expect, test } from '@jest/globals';
import { sharedLibraries, type Runtime } from './shared-libraries';

const react = {};
const scope = (shares: NonNullable<Runtime['shareScopeMap']>[string]): Runtime => ({ shareScopeMap: { default: shares } });
const shell = scope({
  react: { '19.3.1': { from: 'shell', lib: () => react } },
  '@careloom/shared/charts': { '1.0.0': { from: 'shell' } },
});

test('a library shared by all is listed once; an unused one is not listed', () => {
  expect(sharedLibraries([shell, shell])).toEqual([
    { name: 'react', versions: ['19.3.1'], from: ['shell'], instances: 1 },
    { name: '@careloom/shared/charts', versions: ['1.0.0'], from: ['shell'], instances: 0 },
  ]);
});

test('a remote with its own React makes two', () => {
  const own = scope({ react: { '19.3.0': { from: 'jobs', lib: () => ({}) } } });
  expect(sharedLibraries([shell, own])[0]).toMatchObject({ versions: ['19.3.1', '19.3.0'], from: ['shell', 'jobs'], instances: 2 });
});

test('without a runtime nothing is known', () => {
  expect(sharedLibraries([])).toEqual([]);
});
