import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { routes, type ModulePath, type RouteConfig } from '../../base/define-remote';
import { remoteConfigs } from '../../testing/remote-configs';
import { appModule } from './app-module';
import { checkRemote } from './check-remote';
import { componentOf, modulesOf } from './pages';

const { jobs } = await remoteConfigs();
assert.ok(jobs);

const described = { title: 'Jobs', breadcrumb: 'Dashboard > Jobs' };
const [list] = routes(
  { area: 'admin', permission: 'job-read' },
  { jobs: { ...described, path: '/admin/jobs', page: './pages/jobs-page' } },
);
const tabs = routes(
  { area: 'admin', permission: 'job-read' },
  {
    'job-details': {
      ...described,
      path: '/admin/jobs/detail/:id',
      permission: 'archived-job-read',
      redirect: 'job-details-overview',
      layout: './pages/job-page',
      tabs: {
        'job-details-overview': { ...described, path: '/admin/jobs/detail/:id/overview', page: './pages/job-overview' },
        'job-applicants': { ...described, path: '/admin/jobs/detail/:id/applicants', page: null },
      },
    },
  },
);

const exporting = (file: string): string[] => ['App', 'Fill', 'QuickAction', componentOf(`./${file}`)];

/** The faults of the jobs remote with other routes. */
const faultsOf = (own: readonly object[], exportsOf: (file: string) => string[] | null = exporting) =>
  checkRemote('jobs', { ...jobs, routes: own as RouteConfig[], menu: [] }, exportsOf);

test('a component has the name of its file', () => {
  assert.equal(componentOf('./pages/houses-page'), 'HousesPage');
  assert.equal(componentOf('./pages/job-2-page'), 'Job2Page');
});

test('tabs follow their route, in its layout and with its permission', () => {
  assert.deepEqual(
    tabs.map(({ name, permission, tabOf }) => [name, permission, tabOf]),
    [
      ['job-details', 'archived-job-read', undefined],
      ['job-details-overview', 'archived-job-read', 'job-details'],
      ['job-applicants', 'archived-job-read', 'job-details'],
    ],
  );
  assert.deepEqual(
    tabs.map((route) => modulesOf(route, { routes: tabs })),
    [['./pages/job-page'], ['./pages/job-page', './pages/job-overview'], []],
  );
});

test('rows that are computed from other data are handled like written ones', () => {
  const pages: Record<string, ModulePath> = { jobs: './pages/jobs-page', 'find-jobs': './pages/jobs-page' };
  const rows = Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, { ...described, path: `/admin/${name}`, page }]));
  const text = appModule('jobs', { routes: routes({ area: 'admin', permission: null }, { ...rows }) }, false);
  assert.match(text, /'jobs': page0,\n {2}'find-jobs': page0,/);
});

test('the app imports each page once, and the texts of the remote if it has any', () => {
  assert.equal(
    appModule('jobs', { routes: [...(list ? [list] : []), ...tabs] }, true),
    `import { lazyPage, nested, remoteApp } from '@careloom/shared/navigation';
import '../src/texts';
const page0 = lazyPage(() => import('../src/pages/jobs-page').then((module) => module.JobsPage));
const page1 = lazyPage(() => import('../src/pages/job-page').then((module) => module.JobPage));
const page2 = lazyPage(() => import('../src/pages/job-overview').then((module) => module.JobOverview));
export const App = remoteApp('jobs', {
  'jobs': page0,
  'job-details': nested(page1, { 'job-details-overview': page2 }),
});
`,
  );
});

test('links to its own routes are typed by the parameters of their paths', () => {
  const own = routes(
    { area: 'admin', permission: null },
    {
      'jobs:map': { ...described, path: '/admin/job-map', page: null },
      'jobs:place': { ...described, path: '/admin/job-map/:id/at/:day', page: null },
      jobs: { ...described, path: '/admin/jobs', page: null },
    },
  );
  const [, types] = appModule('jobs', { routes: own }, false).split('});\n');
  assert.equal(
    types,
    `declare module '@careloom/contract/own-names' {
  interface OwnRouteParams {
    'jobs:map': never;
    'jobs:place': 'id' | 'day';
  }
}
`,
  );
});

describe('a remote is not built', () => {
  test('except if all of its pages are valid', () => {
    assert.deepEqual(faultsOf([list as object]), []);
    assert.deepEqual(faultsOf(tabs), []);
  });

  const without = (missing: string) => (file: string) => (file === missing ? null : exporting(file));
  const cases: [string, readonly object[], RegExp, ((file: string) => string[] | null)?][] = [
    [
      'if the file of a page is missing',
      [list as object],
      /the page of jobs, \.\/pages\/jobs-page, needs the file src\/pages\/jobs-page\.tsx/,
      without('src/pages/jobs-page'),
    ],
    [
      'if the file of a layout is missing',
      tabs,
      /the layout of job-details, \.\/pages\/job-page, needs the file src\/pages\/job-page\.tsx/,
      without('src/pages/job-page'),
    ],
    [
      'if a page lacks the expected export',
      [list as object],
      /the page of jobs, \.\/pages\/jobs-page, has to export JobsPage; it exports Jobs, jobColumns/,
      (file) => (file === 'src/pages/jobs-page' ? ['Jobs', 'jobColumns'] : exporting(file)),
    ],
    [
      'if a layout exports nothing',
      tabs,
      /the layout of job-details, \.\/pages\/job-page, has to export JobPage; it exports nothing/,
      (file) => (file === 'src/pages/job-page' ? [] : exporting(file)),
    ],
    [
      'with a page outside its sources',
      [{ ...list, page: './../../finance/src/invoices-page' }],
      /needs the file/,
      without('../finance/src/invoices-page'),
    ],
    [
      'with a row that has a page and redirects',
      [{ ...list, redirect: 'jobs' }],
      /jobs has a page and redirects: nobody would see the page/,
    ],
    [
      'with a row that does not define its page',
      [{ ...list, page: undefined }],
      /jobs has no page: it names a file, redirects, or has page: null/,
    ],
    [
      'with a layout around nothing',
      tabs.filter(({ tabOf }) => !tabOf).map((route) => ({ ...route, redirect: undefined, page: null })),
      /job-details has a layout and no tabs/,
    ],
  ];
  for (const [what, own, expected, exportsOf] of cases) {
    test(what, () => assert.match(faultsOf(own, exportsOf).join('\n'), expected));
  }
});
