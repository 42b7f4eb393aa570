import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { copyCheckout } from '../support/checkout';
import { markerSurvives, plantMarker } from '../support/marker';
import { npmDev } from '../support/npm';
import { preparedData } from '../support/places';
import { freePort } from '../support/product';

const SLOW = 240_000;
const SOURCE = 'remotes/jobs/src/pages/all-jobs-page.tsx';
const HEADING = "title={t('menu.jobs.all_jobs')}";

test('a remote runs without a shell, signed in and with the API, and a save is shown in place and keeps typed text', async ({ page }, {
  parallelIndex,
}) => {
  test.setTimeout(SLOW);
  const checkout = copyCheckout();
  const dataDir = checkout.file('.data');
  cpSync(preparedData().folder, dataDir, { recursive: true });
  const env = { PORT: String(await freePort(parallelIndex)), CARELOOM_DATA_DIR: dataDir, RATE_LIMIT: '0' };
  const command = npmDev(['jobs', '--standalone'], checkout.folder, env);
  try {
    await expect.poll(() => command.output(), { timeout: SLOW }).toMatch(/Ctrl-C stops it/);
    const [, address = ''] = /Open (http\S+)\n/.exec(command.output()) ?? [];
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(String(error)));
    await page.goto(address, { timeout: SLOW });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText('All Jobs', { timeout: 30_000 });
    await expect(page).toHaveURL(/\/admin\/jobs$/);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.locator('.cl-app'), 'no shell').toHaveCount(0);

    await plantMarker(page);
    const search = page.getByRole('searchbox');
    await search.fill('respite');
    const source = readFileSync(checkout.file(SOURCE), 'utf8');
    expect(source).toContain(HEADING);
    writeFileSync(checkout.file(SOURCE), source.replace(HEADING, 'title="Edited alone"'));
    await expect(heading).toContainText('Edited alone', { timeout: 30_000 });
    expect(await markerSurvives(page)).toBe(true);
    await expect(search).toHaveValue('respite');

    await page.goto(`${address}?as=worker@careloom.test`);
    await expect(page.getByRole('link', { name: 'Find Jobs' })).toBeVisible();
    expect(wrong).toEqual([]);
    expect(await command.interrupt(), command.output()).toBe(0);
    await expect(fetch(address)).rejects.toThrow();
  } finally {
    await command.interrupt();
    checkout.remove();
  }
});
