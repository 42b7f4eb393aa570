/** `npm run bench:dev`: how long `npm run dev -- jobs` takes to start with cold caches, and how long until a save is on the screen. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { DEV_BUDGETS } from '@careloom/federation/bench/budgets';
import { median } from '@careloom/federation/bench/verdict';
import { buildAll } from '@careloom/federation/build/build-all';
import { chromium } from '@playwright/test';
import { copyCheckout } from '../../support/checkout';
import { CHROMIUM, CHROMIUM_FLAGS } from '../../support/chromium';
import { ROOT } from '../../support/places';
import { prepareData } from '../../support/prepare-data';
import { freePort } from '../../support/product';
import { startCold } from './cold-starts';
import { measureEdits } from './edits';

const ROUNDS = 5;
const REMOTE = 'jobs';

// So the started product is always built from the current sources.
await buildAll(({ name, built }) => built && console.log(`  ${name} built`));
const data = await prepareData();
const checkout = copyCheckout();
const dataDir = checkout.file('.data');
cpSync(data, dataDir, { recursive: true });
const env = { PORT: String(await freePort(0)), CARELOOM_DATA_DIR: dataDir, RATE_LIMIT: '0' };
const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
const starts: number[] = [];
let edits: number[] = [];
try {
  await (await startCold(checkout, REMOTE, env)).stop(); // builds the development shell, if it does not exist
  for (let round = 1; round <= ROUNDS; round++) {
    const started = await startCold(checkout, REMOTE, env);
    starts.push(started.ms);
    console.log(`  start ${round} of ${ROUNDS}: ${started.ms} ms`);
    try {
      if (round === ROUNDS) edits = await measureEdits(browser, checkout, started.link, ROUNDS);
    } finally {
      await started.stop();
    }
  }
} finally {
  await browser.close();
  checkout.remove();
}

const results = { start: median(starts), edit: median(edits), starts, edits };
const line = (name: string, value: number, budget: number, all: number[]) =>
  console.log(`  ${value <= budget ? '✓' : '✗'} ${name.padEnd(34)} ${String(value).padStart(5)} ms of ${budget}  (${all.join(', ')})`);
line('npm run dev -- jobs, caches cold', results.start, DEV_BUDGETS.start, starts);
line('a save on the screen, state kept', results.edit, DEV_BUDGETS.edit, edits);
mkdirSync(path.join(ROOT, 'reports'), { recursive: true });
writeFileSync(path.join(ROOT, 'reports/bench-dev.json'), JSON.stringify(results, null, 2));
process.exitCode = results.start <= DEV_BUDGETS.start && results.edit <= DEV_BUDGETS.edit ? 0 : 1;
