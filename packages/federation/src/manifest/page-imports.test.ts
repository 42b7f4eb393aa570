import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageImports } from './page-imports';

test('finds the import of each page, inline, by name and inside tabs', () => {
  const found = pageImports(`
    import { lazyPage, nested, remoteApp } from '@careloom/shared/navigation';
    import { Eager } from './eager';
    const JobsPage = lazyPage(() => import('./features/list-jobs/jobs-page').then((module) => module.JobsPage));
    const Layout = lazyPage(() => import('./features/job/layout').then((module) => module.Layout));
    export const App = remoteApp('jobs', {
      jobs: JobsPage,
      'job-details': nested(Layout, { 'job-applicants': lazyPage(() => import('./features/applicants/tab').then((m) => m.Tab)) }),
      'find-jobs': lazyPage(() => import('./features/find/page').then((module) => module.FindPage)),
      'current-job': Eager,
    });
  `);
  assert.deepEqual(Object.fromEntries(found), {
    jobs: ['./features/list-jobs/jobs-page'],
    'job-details': ['./features/job/layout'],
    'job-applicants': ['./features/job/layout', './features/applicants/tab'],
    'find-jobs': ['./features/find/page'],
    'current-job': [],
  });
});
