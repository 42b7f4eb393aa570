import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { RemoteConfig } from '../../base/define-remote';
import { remoteConfigs } from '../../testing/remote-configs';
import { remoteDir } from '../../base/workspace';
import { checkRemote } from './check-remote';
import { APP, exposedModules } from './exposed-modules';
import { componentOf, missingPages } from './pages';

const configs = await remoteConfigs();

/** Every module has the expected export. */
const everything = (file: string) => ['App', 'QuickAction', 'Fill', componentOf(`./${path.basename(file)}`)];

/** A configuration that TypeScript would not have accepted. */
const jobs = (changes: object) => ({ ...configs.jobs, ...changes }) as RemoteConfig;
const faultsOf = (changes: object, exportsOf: (file: string) => string[] | null = everything) =>
  checkRemote('jobs', jobs(changes), exportsOf);
const [menuItem] = configs.jobs?.menu ?? [];
const [route] = configs.jobs?.routes ?? [];
const [task] = configs.finance?.tasks ?? [];
const [record] = configs.jobs?.records ?? [];
const [act] = configs.jobs?.recordActs ?? [];
const withTask = (changes: object) => ({ tasks: [{ ...task, ...changes }], texts: configs.finance?.texts });

for (const [name, config] of Object.entries(configs)) {
  test(`${name} has a valid configuration, and its modules exist`, () => {
    assert.deepEqual(checkRemote(name, config, everything), []);
    const isThere = (file: string) => existsSync(path.join(remoteDir(name), `${file}.tsx`));
    for (const { file } of exposedModules(config)) assert.ok(file === APP.file || isThere(file), file);
    assert.deepEqual(missingPages(config, isThere), []);
  });
}

test('the routes, permissions and texts of the remote itself need not be in the contract', () => {
  const routes = [
    { ...route, name: 'jobs:map', path: '/admin/job-map', permission: 'jobs:map-read', where: undefined, redirect: undefined },
  ];
  const menu = [{ ...menuItem, route: 'jobs:map', label: 'jobs:menu', permission: 'jobs:map-read', group: null }];
  assert.deepEqual(faultsOf({ routes, menu, texts: { ...configs.jobs?.texts, 'jobs:menu': 'Job map' } }), []);
});

test('a remote with the name of a global of the page is not built', () => {
  for (const name of ['performance', 'history', 'location', 'crypto', 'name'])
    assert.match(
      checkRemote(name, jobs({ texts: undefined, records: undefined, recordActs: undefined }), everything).join(),
      new RegExp(`${name} is the name of something`),
    );
});

describe('a remote is not built', () => {
  const cases: [string, object, RegExp][] = [
    ['with a route that the contract does not know', { routes: [{ ...route, name: 'jobz' }] }, /no route jobz in the contract/],
    ['with a permission that nobody can have', { routes: [{ ...route, permission: 'job-reed' }] }, /no permission job-reed/],
    ['with a menu label that has no text', { menu: [{ ...menuItem, label: 'menu.nothing' }] }, /no text menu.nothing/],
    ['with a menu label of its own that has no text', { menu: [{ ...menuItem, label: 'jobs:menu' }] }, /no text jobs:menu/],
    ['with a route name of another remote', { routes: [{ ...route, name: 'finance:jobs' }] }, /no route finance:jobs/],
    ['with an unknown event', { raises: ['job.posted@1'] }, /no event job.posted@1/],
    ['with an unknown slot', { slots: [{ slot: 'job-map', permission: null, module: './x' }] }, /no slot job-map/],
    ['with a task that uses a text of another remote', withTask({}), /no text finance:task.expense/],
    ['with a task on an unknown route', withTask({ route: 'expense' }), /no route expense in the contract/],
    [
      'with an act whose permission does not exist',
      withTask({ act: { ...task?.act, permission: 'expense-bury' } }),
      /no permission expense-bury/,
    ],
    ['with a record that uses a text of another remote', { records: configs.finance?.records }, /no text finance:record.invoices/],
    ['with a record on an unknown route', { records: [{ ...record, pages: [{ route: 'job' }] }] }, /no route job in the contract/],
    [
      'with an act on a record whose permission does not exist',
      { recordActs: [{ ...act, permission: 'job-bury' }] },
      /no permission job-bury/,
    ],
    ['with an unknown group of the sidebar', { menu: [{ ...menuItem, group: 'work' }] }, /menu\.0\.group/],
    [
      'with other parameters than the contract has',
      { routes: [{ ...route, path: '/admin/jobs/:number' }] },
      /does not have the parameters of jobs/,
    ],
    ['with a route twice', { routes: [route, route] }, /the route jobs is there twice/],
    [
      'with a redirect to a route of another remote',
      { routes: [{ ...route, redirect: 'houses' }] },
      /redirects to houses, which is not a route of this remote/,
    ],
    ['with needs that are not a caret range', { needs: { shared: '*', contract: '^1.0.0' } }, /needs.shared has to be a caret range/],
    [
      'with needs that this repository does not satisfy',
      { needs: { shared: '^2.0.0', contract: '^1.0.0' } },
      /this repository satisfies; it is \^2\.0\.0/,
    ],
  ];
  for (const [what, changes, expected] of cases) {
    test(what, () => assert.match(faultsOf(changes).join('\n'), expected));
  }

  test('if a module is missing', () => {
    assert.match(
      faultsOf({}, (file) => (file === 'src/slots/job-list' ? null : everything(file))).join('\n'),
      /\.\/slots\/job-list needs the file src\/slots\/job-list\.tsx/,
    );
  });

  test('if the module of an act on a record is missing', () => {
    assert.match(
      faultsOf({}, (file) => (file === 'src/acts/post-at-house' ? null : everything(file))).join('\n'),
      /\.\/acts\/post-at-house needs the file/,
    );
  });

  test('if a module lacks the expected export', () => {
    assert.match(
      faultsOf({}, (file) => (file === 'src/slots/job-list' ? ['JobList'] : everything(file))).join('\n'),
      /src\/slots\/job-list\.tsx has to export Fill; it exports JobList/,
    );
  });
});
