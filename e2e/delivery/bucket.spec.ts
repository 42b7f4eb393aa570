import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BUCKET, KEY_ID, SECRET, startS3 } from '@careloom/federation/testing/s3-emulator';
import { expect, test } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { preparedData } from '../support/places';
import { freePort, startProduct } from '../support/product';
import { ROLES, signIn } from '../support/roles';

test('the shell and a remote run from a bucket that browsers read directly, under the same policy', async ({ browser }, {
  parallelIndex,
}) => {
  test.setTimeout(90_000);
  const s3 = await startS3();
  const home = mkdtempSync(path.join(os.tmpdir(), 'careloom-bucket-'));
  cpSync(preparedData().folder, home, { recursive: true });
  rmSync(path.join(home, 'registry'), { recursive: true }); // its versions are in a folder
  const { endpoint, region } = s3.settings;
  const product = await startProduct({
    port: await freePort(parallelIndex),
    dataDir: home,
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: KEY_ID,
      S3_SECRET_ACCESS_KEY: SECRET,
      S3_PUBLIC_URL: `${endpoint}/${BUCKET}`,
    },
  });
  try {
    const page = await browser.newPage({ baseURL: product.address });
    const wrong: string[] = [];
    const code = new Set<string>();
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
    page.on('pageerror', (error) => wrong.push(String(error)));
    page.on('request', (request) => request.resourceType() === 'script' && code.add(new URL(request.url()).origin));
    await page.goto('/login');
    await page.getByRole('textbox').first().focus();
    await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
    await page.evaluate(
      (user) => localStorage.setItem('user', JSON.stringify(user)),
      await signIn(product.address, ROLES.super_admin.email),
    );
    await page.goto('/admin/jobs');
    await expect(chrome(page).heading).toHaveText(/All Jobs/);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect([...code]).toEqual([endpoint]);
    expect(wrong).toEqual([]);
  } finally {
    await product.stop();
    await s3.stop();
    rmSync(home, { recursive: true, force: true });
  }
});
