import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareModules, type Reason } from './compare-modules';
import { moduleName } from './modules';

const inPackages = (...packages: string[]) => new Set(packages);
const nothing = new Map<string, ReadonlySet<string>>();

const FEDERATED_ONLY: readonly [module: string, packages: string[], reason: Reason | null][] = [
  ['npm:@module-federation/runtime-core/dist/core.js', ['shell'], 'runtime'],
  ['webpack/runtime/consumes_loading', ['remotes/jobs'], 'glue'],
  ['chunk retry query', ['remotes/jobs', 'remotes/finance'], 'glue'],
  ['shell/src/platform/federation/runtime.ts', ['shell'], 'registry loading'],
  ['packages/shared/src/form/fields/money-field.tsx', ['shell'], 'offered whole'],
  ['npm:zustand/esm/vanilla.mjs', ['shell'], 'offered whole'],
  ['npm:zustand/esm/vanilla.mjs', ['shell', 'remotes/jobs'], null],
  ['packages/shared/src/list/page/list-page.tsx', ['remotes/jobs'], null],
  ['packages/contract/src/rules.ts', ['shell'], null],
  ['shell/src/chrome/chrome.tsx', ['shell'], null],
  ['remotes/jobs/src/app.tsx', ['remotes/jobs'], null],
];

for (const [module, packages, reason] of FEDERATED_ONLY) {
  test(`${module} in ${packages.join(' and ')} alone is ${reason ?? 'unrelated to federation'}`, () => {
    assert.deepEqual(compareModules(new Map([[module, inPackages(...packages)]]), nothing), [{ module, only: 'federated', reason }]);
  });
}

test('modules of the single bundle alone are unrelated to federation, except its module loader', () => {
  const source = 'shell/node_modules/.cache/careloom/monolith-source.js';
  const single = new Map([source, 'remotes/jobs/src/app.tsx'].map((module) => [module, inPackages('shell')] as const));
  const reasons = compareModules(nothing, single).map(({ module, reason }) => [module, reason]);
  assert.deepEqual(reasons, [
    ['remotes/jobs/src/app.tsx', null],
    [source, 'registry loading'],
  ]);
});

test('one file has one name, whichever package it was built into', () => {
  const store = 'node_modules/.pnpm/zod@4.6.7_react@19.3.1/node_modules/zod/v4/core/core.js';
  assert.equal(moduleName(`webpack://jobs/../../${store}`, 'remotes/jobs'), 'npm:zod/v4/core/core.js');
  assert.equal(moduleName(`webpack://shell/../${store}`, 'shell'), 'npm:zod/v4/core/core.js');
  assert.equal(moduleName('webpack://jobs/../../packages/contract/src/call.ts', 'remotes/jobs'), 'packages/contract/src/call.ts');
  assert.equal(moduleName('webpack://shell/../remotes/jobs/src/app.tsx', 'shell'), 'remotes/jobs/src/app.tsx');
  assert.equal(
    moduleName('webpack://jobs/css ./src/applicant/fit-list.module.css', 'remotes/jobs'),
    'remotes/jobs/src/applicant/fit-list.module.css',
  );
  assert.equal(moduleName('webpack://shell/webpack/runtime/load_script', 'shell'), 'webpack/runtime/load_script');
});
