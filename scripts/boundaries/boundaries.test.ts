import { describe, expect, test } from '@jest/globals';
import { checkExports } from './check-exports';
import { checkImports } from './check-imports';
import { findCircles } from './find-circles';
import { findLeaks } from './find-leaks';
import { parseSource, type SourceFile } from './source-file';
import { memberOf } from './workspace';

const workspace = Object.fromEntries(['contract', 'pay', 'shared', 'federation'].map((name) => [`@careloom/${name}`, 'workspace:*']));
const MEMBERS = [
  memberOf('', { name: 'careloom', devDependencies: { '@jest/globals': '1', typescript: '1' } }),
  memberOf('packages/contract', {
    name: '@careloom/contract',
    dependencies: { zod: '1', semver: '1' },
    exports: { './envelope': './src/envelope.ts', './resources/*': './src/resources/*.ts' },
  }),
  memberOf('packages/pay', { name: '@careloom/pay', dependencies: { '@date-fns/tz': '1' } }),
  memberOf('packages/shared', {
    name: '@careloom/shared',
    dependencies: { axios: '1', ...workspace },
    exports: { './session': './src/session/index.ts' },
  }),
  memberOf('packages/api', { name: '@careloom/api', dependencies: { pg: '1', ...workspace } }),
  memberOf('packages/federation', {
    name: '@careloom/federation',
    dependencies: workspace,
    exports: { './define-remote': './src/base/define-remote.ts' },
  }),
  memberOf('shell', { name: '@careloom/shell', dependencies: { react: '1', 'react-router-dom': '1', ...workspace } }),
  memberOf('remotes/jobs', { name: '@careloom/jobs', dependencies: { react: '1', '@chakra-ui/react': '1', ...workspace } }),
  memberOf('remotes/finance', { name: '@careloom/finance', dependencies: workspace }),
];

const problems = (path: string, specifier: string) => checkImports(parseSource(path, `import { x } from '${specifier}';\n`), MEMBERS);

describe('an import is refused', () => {
  test.each([
    ['packages/contract/src/rules.ts', '@careloom/pay/price-shift', 'may import no package of the workspace'],
    ['packages/contract/src/rules.ts', 'semver', 'imports zod alone'],
    ['packages/pay/src/split-period.ts', '@careloom/contract/states', 'may import no package of the workspace'],
    ['packages/shared/src/http/send.ts', '@careloom/jobs/app', 'may import contract'],
    ['packages/shared/src/http/send.ts', '@careloom/pay/roster', 'may import contract'],
    ['packages/api/src/app/run.ts', '@careloom/shared/http', 'may import contract, pay, federation'],
    ['shell/src/index.ts', '@careloom/jobs/app', 'may import shared, contract, pay'],
    ['shell/src/index.ts', '@careloom/federation/workspace', 'may import shared, contract, pay'],
    ['remotes/jobs/src/app.tsx', '@careloom/finance/slots', 'may import shared, contract, pay'],
    ['remotes/jobs/src/app.tsx', '../../finance/src/app', 'stays within its package'],
    ['remotes/jobs/src/app.tsx', '@chakra-ui/react', '@careloom/shared/ui'],
    ['remotes/jobs/src/app.tsx', 'react-router-dom', '@careloom/shared/navigation'],
    ['shell/src/index.ts', '@chakra-ui/react', '@careloom/shared/ui'],
    ['remotes/jobs/src/app.tsx', 'lodash', 'does not declare it'],
    ['remotes/jobs/src/app.tsx', 'typescript', 'does not declare it'],
    ['remotes/jobs/src/app.tsx', 'node:fs', 'a browser has none of Node'],
    ['remotes/jobs/src/app.tsx', 'fs/promises', 'a browser has none of Node'],
    ['remotes/jobs/src/job/columns.tsx', '../pages/all-jobs-page', 'above them'],
    ['remotes/jobs/src/job/form/fields.tsx', '../../quick-actions/post-a-job', 'above them'],
    ['remotes/jobs/src/job/card.tsx', '../slots/job-list', 'above them'],
    ['packages/shared/src/http/send.ts', '../../../../testing/spec-csv', 'stays within its package'],
    ['packages/api/src/platform/http/route.ts', '../../domain/organisation/today', 'src/platform knows nothing of src/domain'],
    ['packages/api/src/platform/mail/mail.ts', '../../app/queues', 'src/platform knows nothing of src/app'],
    ['packages/api/src/domain/jobs/get-job.ts', '../../app/queues', 'src/domain knows nothing of src/app'],
    ['packages/api/src/domain/jobs/get-job.ts', '../../../seed/plan', 'src/domain knows nothing of seed'],
    ['packages/api/src/app/run.ts', '../../testing/harness', 'src/app knows nothing of testing'],
    ['shell/src/platform/remote-host/remote-module.tsx', '../../screens/inbox/use-people', 'src/platform knows nothing of src/screens'],
    ['shell/src/screens/inbox/inbox-page.tsx', '../../chrome/chrome', 'src/screens knows nothing of src/chrome'],
    ['packages/federation/src/registry/lock.ts', '../base/workspace', 'src/registry knows nothing of src/base'],
    ['packages/federation/src/reports/sources.ts', '../build/rspack/rules', 'src/reports knows nothing of src/build'],
    ['packages/federation/src/build/build-all.ts', '../commands/build', 'src/build knows nothing of src/commands'],
    ['packages/shared/src/http/send.ts', '@careloom/contract/messages', 'does not list it in the exports'],
    ['packages/shared/src/http/send.ts', '@careloom/contract', 'does not list it in the exports'],
    ['remotes/jobs/src/app.tsx', '@careloom/shared/list/core/definition', 'does not list it in the exports'],
  ])('%s: %s', (path, specifier, reason) => {
    expect(problems(path, specifier)).toEqual([expect.stringContaining(reason)]);
  });

  test('also if it is dynamic, a type, or a re-export', () => {
    const source = "import('axios'); export * from 'axios'; type T = import('axios').T; import type { U } from 'axios';\n";
    expect(checkImports(parseSource('remotes/jobs/src/app.tsx', source), MEMBERS)).toHaveLength(4);
  });
});

describe('an import is allowed', () => {
  test.each([
    ['packages/contract/src/rules.ts', 'zod/mini'],
    ['packages/pay/src/wall-time.ts', '@date-fns/tz/tzOffset'],
    ['packages/shared/src/http/send.ts', '@careloom/contract/envelope'],
    ['packages/shared/src/http/send.ts', '@careloom/contract/resources/jobs'],
    ['packages/federation/src/commands/build.ts', '../build/build-all'],
    ['packages/shared/src/http/send.ts', 'axios'],
    ['packages/api/src/app/run.ts', 'node:fs'],
    ['packages/api/src/domain/jobs/get-job.ts', '../../platform/http/route'],
    ['packages/api/src/platform/http/route.test.ts', '../../domain/jobs/get-job'],
    ['packages/api/src/app/run.ts', '../../seed/seed'],
    ['shell/src/index.ts', 'react-router-dom'],
    ['shell/src/chrome/header/header.tsx', '../../screens/notifications/bell/bell'],
    ['shell/src/load.ts', '#remote-source'],
    ['remotes/jobs/src/slots/job-list.tsx', '../job/columns'],
    ['remotes/jobs/src/pages/all-jobs-page.tsx', './job-dialogs'],
    ['remotes/jobs/src/pages/all-jobs-page.tsx', '../job/columns'],
    ['remotes/jobs/src/job/columns.tsx', '../texts'],
    ['remotes/jobs/src/applicant/requests.ts', '../job/area'],
    ['remotes/jobs/remote.config.ts', '@careloom/federation/define-remote'],
    ['remotes/jobs/src/job/card.test.ts', '@jest/globals'],
    ['packages/contract/src/specification.test.ts', '../../../testing/spec-csv'],
    ['scripts/boundaries.ts', 'typescript'],
  ])('%s: %s', (path, specifier) => {
    expect(problems(path, specifier)).toEqual([]);
  });
});

describe('the entries of a package', () => {
  const check = (exports: Record<string, string>) =>
    checkExports(memberOf('packages/pay', { name: '@careloom/pay', exports }), [
      'packages/pay/src/roster.ts',
      'packages/pay/src/holidays/days.ts',
    ]);

  test('are files, or folders that are public as a whole', () => {
    expect(check({ './roster': './src/roster.ts', './holidays/*': './src/holidays/*.ts' })).toEqual([]);
  });

  test.each([
    ['./*', './src/*.ts', 'List the entries that others import'],
    ['./*/index', './src/*/index.ts', 'List the entries that others import'],
    ['./cut', './src/cut.ts', 'there is no ./src/cut.ts'],
    ['./rates/*', './src/rates/*.ts', 'there is no ./src/rates/*.ts'],
  ])('%s: %s is refused', (entry, file, reason) => {
    expect(check({ [entry]: file })).toEqual([expect.stringContaining(reason)]);
  });
});

describe('a circle', () => {
  const file = (path: string, ...specifiers: string[]): SourceFile => ({
    path,
    imports: specifiers,
    lines: 1,
  });

  test('is found through files, an index and a package name', () => {
    const files = [
      file('packages/shared/src/http/index.ts', './send'),
      file('packages/shared/src/http/send.ts', '@careloom/shared/session'),
      file('packages/shared/src/session/index.ts', '../http'),
      file('packages/shared/src/clock.ts', './http'),
    ];
    expect(findCircles(files, MEMBERS)).toEqual([
      ['packages/shared/src/http/index.ts', 'packages/shared/src/http/send.ts', 'packages/shared/src/session/index.ts'],
    ]);
  });

  test('of types counts', () => {
    const a = parseSource('shell/src/a.ts', "import type { B } from './b';\n");
    expect(findCircles([a, file('shell/src/b.ts', './a')], MEMBERS)).toHaveLength(1);
  });
});

describe('what must not leave the machine', () => {
  const home = ['', 'home', 'ann', 'careloom'].join('/');
  test.each([
    ['docs/a.md', `see ${home}/notes`, 1],
    ['docs/a.md', 'GET /worker/jobs and /admin/home/ann', 0],
    ['.npmrc', 'registry=https://npm.example.org/', 1],
    ['.npmrc', 'registry=https://registry.npmjs.org/', 0],
    ['pnpm-lock.yaml', '    resolution: {integrity: sha512-x, tarball: https://npm.example.org/x.tgz}', 1],
  ])('%s: %s', (file, text, count) => {
    expect(findLeaks(file, text)).toHaveLength(count);
  });
});
