import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspackCommand } from '@careloom/federation/build/rspack-command';
import { expect, test as base } from '../fixtures/test';
import { dependsOn } from '../support/loads';
import { chrome } from '../pages/chrome';
import { openFromMenu } from '../pages/menu';
import { builtNow } from '../support/builds';
import { copyCheckout } from '../support/checkout';
import { freePort } from '../support/product';
import { registryOf } from '../support/registry';
import { ROLES, signIn } from '../support/roles';
import { running } from '../support/running';
import { serveBuilds } from '../support/serve-builds';
import { storedUser } from '../support/stored-user';

/** Timeout for a build, on a machine that runs other tests. */
const SLOW = 240_000;

const START = `
import { startWorker } from '@careloom/shared/worker';
startWorker(new URL('./sum.worker.ts', import.meta.url)).then(
  (worker) => {
    worker.onmessage = ({ data }) => console.log('worker', data);
    worker.postMessage([1, 2, 39]);
  },
  (error: unknown) => console.log('worker', String(error)),
);
`;

/** Returns a sum, and whether the policy refused code from a string, a request to another origin, and one to the page's own. */
const WORKER = `
const refused = (work: () => unknown) => Promise.resolve().then(work).then(() => false, () => true);
self.onmessage = async ({ data }: MessageEvent<number[]>) => {
  const sum = data.reduce((total, one) => total + one, 0);
  const code = await refused(() => (0, eval)('1'));
  const other = await refused(() => fetch('http://127.0.0.2:9/'));
  const api = await refused(() => fetch('/api/v1/health'));
  self.postMessage([sum, code, other, api].join());
};
`;

/** A style sheet, an element with its class, one with the class name of the source, and one that a more specific selector of the kit matches. */
const STYLED = `
import styles from './own.css';
for (const [id, className] of [['own', styles.row], ['foreign', 'row']] as const)
  document.body.append(Object.assign(document.createElement('p'), { id, className, textContent: id }));
const tabs = Object.assign(document.createElement('div'), { className: 'cl-tabs' });
tabs.append(Object.assign(document.createElement('a'), { id: 'kit', className: styles.row, textContent: 'kit' }));
document.body.append(tabs);
`;
const SHEET = '.row { color: rgb(1, 2, 3); }';

interface Site {
  /** Origin of the page. */
  address: string;
  /** Origin of the remote: a different origin on the same server. */
  origin: string;
}

const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use, { parallelIndex }) => {
      const checkout = copyCheckout();
      appendFileSync(checkout.file('remotes/settings/src/texts.ts'), START + STYLED);
      writeFileSync(checkout.file('remotes/settings/src/own.css'), SHEET);
      writeFileSync(checkout.file('remotes/settings/src/sum.worker.ts'), WORKER);
      const config = checkout.file('remotes/settings/remote.config.ts');
      writeFileSync(config, readFileSync(config, 'utf8').replace(/shared: '[^']*'/, "shared: '^1.1.0'"));
      const out = checkout.file('out');
      const { args, cwd, env } = rspackCommand('settings', 'production', checkout.folder);
      const built = running(args, { cwd, env: { ...env, CARELOOM_OUT: out } });
      expect(await built.exited, built.output()).toBe(0);
      const port = await freePort(parallelIndex);
      const origin = `http://127.0.0.1:${port}`;
      const now = builtNow();
      const others = now.remotes.filter((folder) => !folder.includes('/settings/'));
      const builds = { ...now, remotes: [path.join(out, 'settings'), ...others] };
      const served = await serveBuilds(builds, parallelIndex, { CARELOOM_ORIGINS: `settings=${origin}` });
      await use({ address: served.address, origin });
      await served.stop();
      checkout.remove();
    },
    { scope: 'worker', timeout: SLOW },
  ],
});

test.describe.configure({ mode: 'default', timeout: SLOW });

test('a worker of a remote with its own origin runs from the origin of the page, with its own policy', async ({ browser, site }) => {
  test.info().annotations.push(dependsOn('settings'));
  const { address, origin } = site;
  const user = await signIn(address, ROLES.super_admin.email);
  const context = await browser.newContext(storedUser(address, user));
  const page = await context.newPage();
  const logged: string[] = [];
  page.on('console', (message) => message.text().startsWith('worker') && logged.push(message.text()));
  const remote = (await registryOf(address)).remotes.find(({ name }) => name === 'settings');
  const [worker] = remote?.workers ?? [];
  expect(remote?.entry, 'the remote itself has an origin of its own').toContain(origin);

  await page.goto('/admin/providers');
  await expect.poll(() => logged, { timeout: 20_000 }).toEqual(['worker 42,true,true,false']);
  expect(page.workers().map((one) => one.url())).toEqual([address + (worker?.href ?? '')]);
  const { headers } = await fetch(address + (worker?.href ?? ''));
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'");

  await page.route(`${address}${worker?.href ?? ''}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n// one line more` });
  });
  await page.reload();
  await expect.poll(() => logged.length, { timeout: 20_000 }).toBe(2);
  expect(logged[1], 'a file with other content starts nothing').toMatch(/TypeError|integrity|fetch/i);
  await context.close();
});

test('a style sheet of a remote styles its own elements only, on pages of others as well', async ({ browser, site }) => {
  test.info().annotations.push(dependsOn('settings'));
  const user = await signIn(site.address, ROLES.super_admin.email);
  const context = await browser.newContext(storedUser(site.address, user));
  const page = await context.newPage();
  const colourOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  const OWN = 'rgb(1, 2, 3)';
  await page.goto('/admin/providers');
  await expect(chrome(page).heading).toBeVisible();
  await expect.poll(() => colourOf('#own')).toBe(OWN);
  expect(await page.locator('#own').getAttribute('class'), 'a class bears the name of its remote').toMatch(/^settings-/);
  for (const other of ['#foreign', 'main h1', 'body']) expect(await colourOf(other), other).not.toBe(OWN);

  expect(await colourOf('#kit'), 'the layer of remotes wins over a selector of the kit that weighs more').toBe(OWN);
  await page.evaluate(() => {
    const released = new CSSStyleSheet();
    released.replaceSync('.released { color: rgb(4, 5, 6); }');
    document.adoptedStyleSheets.push(released);
    document.querySelector('#kit')?.classList.add('released');
  });
  expect(await colourOf('#kit'), 'a sheet from before there were layers wins over the kit as well').toBe('rgb(4, 5, 6)');

  await openFromMenu(page, { item: 'menu.houses' });
  await expect(page).toHaveURL('/admin/houses');
  await expect(chrome(page).heading).toBeVisible();
  expect(await colourOf('#own'), 'its sheet stays in the document').toBe(OWN);
  for (const other of ['#foreign', 'main h1', 'main a', 'body'])
    expect(await colourOf(other), `${other} on the page of another`).not.toBe(OWN);
  await context.close();
});
