import { readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { CHROMIUM, CHROMIUM_FLAGS } from './support/chromium';
import { today } from './support/places';

/** Extra builds (a development shell, the kit's gallery) and hundreds of rounds take long: only `npm run verify` runs these specs. */
const LONG = JSON.parse(readFileSync(new URL('long-specs.json', import.meta.url), 'utf8')) as string[];

// Every worker inherits it: a run past midnight stays on the data that it started with.
process.env.E2E_DAY ??= today();

/** The whole product in a browser. `setup` creates the seeded data once; each worker starts the product on a copy. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than the target machine has cores: a browser often waits, for a timer or for a server. `npm test -- --affected` sets 1 for few tests.
  workers: Number(process.env.E2E_WORKERS) || 3,
  // On a busy machine a browser may be too slow once. The summary names tests that pass only at the second try; verify has no second try.
  retries: process.env.VERIFY ? 0 : 1,
  forbidOnly: true,
  // Twice the time of all tests on two cores: a run that hangs ends, and lists the tests that were not started.
  globalTimeout: process.env.VERIFY ? 0 : 4_200_000,
  // Filling a form key by key takes 15 s on an idle machine, and up to 31 s in parallel with two others.
  timeout: 60_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: '../reports/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_FLAGS },
    viewport: { width: 1440, height: 900 },
    // A service worker would answer requests that a test mocks. The specs about service workers and pushes enable it.
    serviceWorkers: 'block',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // Tracing every action takes a third of the time: use TRACE=1 for a failing test.
    trace: process.env.TRACE ? 'on' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
  },
  projects: [
    { name: 'setup', testMatch: 'fixtures/prepare.setup.ts' },
    {
      name: 'product',
      testMatch: '**/*.spec.ts',
      testIgnore: ['engines/**', ...(process.env.VERIFY ? [] : LONG)],
      dependencies: ['setup'],
    },
  ],
});
