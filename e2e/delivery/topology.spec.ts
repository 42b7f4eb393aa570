import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openRegistry } from '@careloom/federation/registry/open-registry';
import { publishBuilt } from '@careloom/federation/registry/serve/publish-built';
import { BUCKET, KEY_ID, SECRET, startS3 } from '@careloom/federation/testing/s3-emulator';
import { expect, test as base } from '@playwright/test';
import { dependsOn } from '../support/loads';
import { chrome } from '../pages/chrome';
import { apiOf } from '../support/api';
import { startNginx } from '../support/nginx';
import { npmRun } from '../support/npm';
import { ROOT, SERVER } from '../support/places';
import { startPostgres } from '../support/postgres';
import { freePorts, startProduct } from '../support/product';
import { ROLES, signIn } from '../support/roles';
import { storedUser } from '../support/stored-user';

/** Timeout for two servers, PostgreSQL and nginx, on a machine that runs other tests. */
const SLOW = 240_000;

/** The server as `deploy/Dockerfile` copies it into the image: its bundle, and the files outside the bundle. */
function layServer(home: string): { root: string; server: string } {
  const root = path.join(home, 'server');
  cpSync(path.dirname(SERVER), path.join(root, 'dist'), { recursive: true });
  for (const name of ['package.json', 'node_modules']) symlinkSync(path.join(ROOT, 'deploy/server', name), path.join(root, name));
  return { root, server: path.join(root, 'dist', path.basename(SERVER)) };
}

/** A folder outside of the checkout. It is removed after the test, also if the test timed out. */
const test = base.extend<{ home: string }>({
  home: async ({}, use) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'careloom-topology-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
});

/** Starts the containers of `deploy/compose.yaml` as processes. */
test('two server processes behind nginx, on PostgreSQL and a bucket, act as one product, and one of them is enough', async ({
  browser,
  home,
}, { parallelIndex }) => {
  test.setTimeout(SLOW);
  test.info().annotations.push(dependsOn('settings'));
  const dataDir = path.join(home, 'data');
  const [s3, postgres] = await Promise.all([startS3(), startPostgres()]);
  const [first = 0, second = 0, front = 0] = await freePorts(parallelIndex, 3);
  const address = `http://localhost:${front}`;
  const { endpoint, region } = s3.settings;
  const env = {
    CARELOOM_DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    CARELOOM_SECRET: 'a secret of the test that has 32 characters',
    CARELOOM_DEMO: '1',
    CARELOOM_RELEASE_ON_START: '0',
    PUBLIC_URL: address,
    TRUST_PROXY: '1',
    ...{ S3_ENDPOINT: endpoint, S3_BUCKET: BUCKET, S3_REGION: region, S3_ACCESS_KEY_ID: KEY_ID, S3_SECRET_ACCESS_KEY: SECRET },
  };
  await publishBuilt(openRegistry(path.join(dataDir, 'registry'), s3.settings).store, ROOT);
  const image = layServer(home);
  const servers = [
    await startProduct({ ...image, port: first, dataDir, env }),
    await startProduct({ ...image, port: second, dataDir, env }),
  ];
  const config = path.join(home, 'careloom.conf');
  const written = await npmRun(ROOT, env, 'nginx', '--out', config, '--servers', `127.0.0.1:${first},127.0.0.1:${second}`);
  expect(written.code, written.output).toBe(0);
  const ask = async (url: string) => ({ status: (await fetch(url)).status, headers: {}, text: '' });
  const nginx = await startNginx(path.join(home, 'nginx'), config, address, ask);
  try {
    const user = await signIn(address, ROLES.super_admin.email);
    for (const port of [first, second]) {
      const profile = await apiOf(`http://localhost:${port}`, user.token).get<{ email: string }>('/auth/profile');
      expect(profile.email, 'a session of one is a session of the other').toBe(ROLES.super_admin.email);
    }
    const page = await (await browser.newContext(storedUser(address, user))).newPage();
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(String(error)));
    const sockets = page.waitForEvent('websocket');
    await page.goto('/admin/providers');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect(new URL((await sockets).url()).host).toBe(new URL(address).host);
    const [file] = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('/assets/settings/')),
    );
    expect(file, 'files of the bucket come through the server').toContain(address);

    await servers[0]?.stop();
    await page.goto('/admin/pay-level');
    await expect(chrome(page).heading).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect(wrong).toEqual([]);
    await page.context().close();
  } finally {
    await nginx.stop();
    await servers[1]?.stop();
    await Promise.all([s3.stop(), postgres.stop()]);
  }
});
