import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Browser, type BrowserContext } from '@playwright/test';
import { storedUser } from '../../support/stored-user';
import { whole } from '../interactions/acts';
import type { ActFigures } from '../interactions/all-acts';
import { tracedTasks } from '../interactions/traced-tasks';
import type { Site } from '../sites';
import { KINDS, largeSheet, ROWS } from './large-sheet';

const TIMES = 3;
/** Time after which the work that follows an act is done, in milliseconds. */
const CALM = 1_500;
/** Timeout of a response for 20,000 rows, on a busy machine. */
const PATIENT = { timeout: 60_000 };
const PATHNAME = '/admin/timesheet/log/upload';

/** Accepts every sheet, with a cost for each row: only the page is measured, and the server has no such jobs. */
const takeSheets = (context: BrowserContext) =>
  context.route('**/api/v1/shift/upload-timesheet', (route) => {
    const rows = Array.from({ length: ROWS }, (_none, nth) => ({
      row: nth + 2,
      total_cost: '320.00',
      total_hour: '8.00',
      fee: '32.00',
      rate_type: 'weekday',
    }));
    const data = { upload_id: 1, created: ROWS, updated: 0, total_cost: '6400000.00', total_hour: '160000.00', fee: '640000.00', rows };
    return route.fulfill({ json: { code: 200, message: 'Timesheet uploaded successfully!', data } });
  });

/** The longest task while a sheet of the maximum size is opened, corrected and added. */
async function longestTask(browser: Browser, { address, user }: Site, file: string): Promise<number> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    ...storedUser(address, user),
  });
  try {
    await takeSheets(context);
    const page = await context.newPage();
    const main = page.getByRole('main');
    await page.goto(PATHNAME);
    await whole(page);
    const act = async () => {
      await main.getByLabel('Choose a file').setInputFiles(file);
      await main.getByRole('grid').waitFor(PATIENT);
      await pause(CALM);
      const errors = main.getByRole('button', { name: /^Errors/ });
      const alike = main.getByRole('button', { name: /, all/ });
      for (let kind = 0; kind < KINDS; kind++) {
        await main.getByRole('gridcell').first().click();
        await page.keyboard.press('F8');
        const before = (await errors.textContent()) ?? '';
        await alike.first().click();
        await expect(errors).not.toHaveText(before, PATIENT);
        await pause(CALM);
      }
      await main.getByRole('button', { name: 'Check again' }).click();
      await main.getByRole('button', { name: /^Add 20,?000 shifts/ }).click(PATIENT);
      await expect(main.getByText(/20,?000 shifts were added/)).toBeVisible(PATIENT);
      await pause(CALM);
    };
    return Math.max(...(await tracedTasks(browser, page, act)).tasks);
  } finally {
    await context.close();
  }
}

export async function onLargeSheet(browser: Browser, site: Site): Promise<ActFigures[]> {
  console.log('  a sheet of 20,000 rows and 5,000,000 bytes');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'careloom-sheet-'));
  const file = path.join(folder, 'year.csv');
  writeFileSync(file, largeSheet());
  try {
    const allMs: number[] = [];
    for (let time = 0; time < TIMES; time++) allMs.push(await longestTask(browser, site, file));
    return [{ name: 'opened, put right and added', budget: 'sheetTask', allMs }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
