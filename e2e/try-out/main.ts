/**
 * Opens the first page of a candidate in the served shell, in a real browser. `npm run release` starts this before it serves the candidate,
 * with the trial as its only argument, and reads the last line of its output.
 */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { trial, type Verdict } from '@careloom/federation/registry/trial';
import { CHROMIUM, CHROMIUM_FLAGS } from '../support/chromium';
import { openFirstPage } from './first-page';
import { serveTrial } from './serve-trial';

async function tryOut(): Promise<Verdict> {
  const wanted = trial.parse(JSON.parse(process.argv[2] ?? ''));
  if (!existsSync(CHROMIUM)) return { browser: false, faults: [] };
  const [site, browser] = await Promise.all([serveTrial(wanted), chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS })]);
  try {
    return { browser: true, faults: await openFirstPage(browser, site.address, wanted.name) };
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** `npm run release` ends a try-out that takes too long. A process that exits cleans up server, browser and files, a killed one does not. */
process.once('SIGTERM', () => process.exit(1));

process.stdout.write(`${JSON.stringify(await tryOut())}\n`);
