import { defineConfig } from '@playwright/test';
import { today } from '../support/places';
import type { Engine } from './test';

/** The journey and every built page: `npm run verify` runs them besides the smoke test. */
const LONG = ['journey.spec.ts', 'pages.spec.ts'];

// Every worker inherits it: a run past midnight stays on the data that it started with.
process.env.E2E_DAY ??= today();

/** The product in Firefox and in WebKit, side by side: Playwright runs the tests, and drives neither browser. */
export default defineConfig<Engine>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  workers: 2,
  // As in the browser suite: on a busy machine a browser may be too slow once.
  retries: process.env.VERIFY ? 0 : 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../../reports/engines.json' }]],
  testIgnore: process.env.VERIFY ? [] : LONG,
  projects: [
    { name: 'setup', testDir: '../fixtures', testMatch: 'prepare.setup.ts' },
    { name: 'Firefox', use: { engine: 'firefox' }, dependencies: ['setup'] },
    { name: 'WebKit', use: { engine: 'webkit' }, dependencies: ['setup'] },
  ],
});
