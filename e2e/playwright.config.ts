import { readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { CHROMIUM, CHROMIUM_FLAGS } from './support/chromium';
import { today } from './support/places';

/** Builds of their own (a development shell, the kit's gallery) and hundreds of rounds take long: `npm run verify` has them beside what `npm test` has. */
const LONG = JSON.parse(readFileSync(new URL('long-specs.json', import.meta.url), 'utf8')) as string[];

// Every worker inherits it: a run that goes past midnight stays on the data that it began with.
process.env.E2E_DAY ??= today();

/** The whole product in a browser. `setup` makes the seeded data once; each worker starts the product on a copy of it. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than the cores of the machine that this is for: a browser often waits, for a clock or for a server.
  workers: 3,
  // On a busy machine a browser may be late once. What passes only at the second try is named in the summary; verify gives no second one.
  retries: process.env.VERIFY ? 0 : 1,
  forbidOnly: true,
  // Twice what all of them take on a machine of two cores: a run that stands still ends, and says which tests it had not begun.
  globalTimeout: process.env.VERIFY ? 0 : 4_200_000,
  // A form that is filled key by key takes 15 s alone on the machine, and up to 31 s beside two others.
  timeout: 60_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: '../reports/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_FLAGS },
    viewport: { width: 1440, height: 900 },
    // It would answer what a test wants to answer itself; the specs about it, and about pushes, have it.
    serviceWorkers: 'block',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // A trace of every action takes a third of the time: TRACE=1 for the one that fails.
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
