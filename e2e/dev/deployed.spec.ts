import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { overrideBadge } from '../pages/override-badge';
import { remoteCard } from '../pages/remote-card';
import { specified } from '../support/catalogue';
import { copyCheckout, type Checkout } from '../support/checkout';
import { reportCspViolations } from '../support/report-csp-violations';
import { markerSurvives, plantMarker } from '../support/marker';
import { npmDev } from '../support/npm';
import { preparedData } from '../support/places';
import { freePorts, startProduct, type Product } from '../support/product';
import { ROLES, signIn } from '../support/roles';
import type { Running } from '../support/running';
import { startTlsFront } from '../support/tls-front';
import { storedUser } from '../support/stored-user';

const SLOW = 180_000;
const SOURCE = 'remotes/jobs/src/pages/all-jobs-page.tsx';
const HEADING = "title={t('menu.jobs.all_jobs')}";
const SAVED = 'Saved while it runs elsewhere';

interface Deployed {
  product: Product;
  /** The part of the address that a start of the product receives. */
  server: { port: number; dataDir: string };
  /** The address for users, with TLS. */
  address: string;
  /** Origin of the developer's build. */
  build: string;
  checkout: Checkout;
  /** Runs the public command for this product. */
  develop: () => Running;
}

/** A product whose operator allows builds from one port, and a developer's copy of the sources. */
const test = base.extend<{ deployed: Deployed; violations: string[] }>({
  deployed: async ({}, use, { parallelIndex }) => {
    const checkout = copyCheckout();
    const dataDir = checkout.file('.data');
    cpSync(preparedData().folder, dataDir, { recursive: true });
    const [port = 0, own, outside = 0] = await freePorts(parallelIndex, 3);
    const build = `http://localhost:${own}`;
    const { address, certificate, ...front } = await startTlsFront(checkout.file('.tls'), outside, port);
    const server = { port, dataDir };
    const product = await startProduct({ ...server, env: { PUBLIC_URL: address, CARELOOM_LOCAL_BUILDS: build } });
    const commands: Running[] = [];
    const develop = () => {
      const command = npmDev(['jobs', '--shell', address], checkout.folder, { NODE_EXTRA_CA_CERTS: certificate });
      commands.push(command);
      return command;
    };
    await use({ product, server, address, build, checkout, develop });
    for (const command of commands) await command.interrupt();
    await product.stop();
    front.stop();
    checkout.remove();
  },
  violations: async ({}, use) => {
    const violations: string[] = [];
    await use(violations);
    expect(violations).toEqual([]);
  },
});
test.setTimeout(SLOW);

const heading = (page: Page) => chrome(page).heading;
const asked = (page: Page) => page.getByRole('alertdialog', { name: specified('local_build.title') });

test('a local build runs in one tab of a deployed product and is updated at each save; nobody else gets it', async ({
  browser,
  deployed: { server, address, build, checkout, develop },
  violations,
}) => {
  const command = develop();
  await expect.poll(() => command.output(), { timeout: SLOW }).toMatch(/Ctrl-C stops it/);
  const [, query = ''] = /Open \S+\/(\?\S+)/.exec(command.output()) ?? [];
  expect(query).toBe(`?override.jobs=${build}/remoteEntry.js`);
  const userOf = async (email: string) => {
    const context = await browser.newContext({
      ...storedUser(address, await signIn(`http://localhost:${server.port}`, email)),
      ignoreHTTPSErrors: true,
    });
    await reportCspViolations(context, (violation) => violations.push(violation));
    return context;
  };
  const developer = await userOf(ROLES.super_admin.email);
  const tab = await developer.newPage();
  const policyOf = async (pathname: string) =>
    (await developer.request.get(pathname, { headers: { 'sec-fetch-dest': 'document' } })).headers()['content-security-policy'];

  await test.step('the link asks first, and runs nothing by itself', async () => {
    await tab.goto(`/admin/jobs${query}`);
    await expect(asked(tab)).toContainText(`jobs would come from ${build}`);
    await expect(tab).toHaveURL('/admin/jobs');
    await expect(overrideBadge(tab).badge).toHaveCount(0);
    expect(await policyOf('/admin/jobs')).not.toContain(build);
  });

  await test.step('after consent the tab loads the build and shows a badge, and its login page still allows no local build', async () => {
    await asked(tab)
      .getByRole('button', { name: specified('local_build.take') })
      .click();
    await expect(overrideBadge(tab).badge).toContainText(`jobs comes from ${build}`);
    await expect(heading(tab)).toContainText('All Jobs');
    expect(await policyOf('/admin/jobs')).toContain(`script-src 'self' ${build};`);
    expect(await policyOf('/login')).not.toContain('localhost');
  });

  await test.step('a save is loaded by a full reload', async () => {
    await plantMarker(tab);
    const source = readFileSync(checkout.file(SOURCE), 'utf8');
    expect(source).toContain(HEADING);
    writeFileSync(checkout.file(SOURCE), source.replace(HEADING, `title="${SAVED}"`));
    await expect(heading(tab)).toContainText(SAVED, { timeout: 30_000 });
    expect(await markerSurvives(tab)).toBe(false);
  });

  await test.step('another tab of the same browser keeps the released version, and so does a user who follows the link without the permission', async () => {
    const other = await developer.newPage();
    await other.goto('/admin/jobs');
    await expect(heading(other)).toContainText('All Jobs');
    await expect(overrideBadge(other).badge).toHaveCount(0);
    const manager = await userOf(ROLES.senior_manager.email);
    const stranger = await manager.newPage();
    const logged = stranger.waitForEvent('console', (message) => message.text().includes('needs the permission delivery-develop'));
    await stranger.goto(`/admin/jobs${query}`);
    await logged;
    await expect(heading(stranger)).toContainText('All Jobs');
    await expect(asked(stranger)).toHaveCount(0);
    await manager.close();
  });

  await test.step('a file that does not match its hash is not run', async () => {
    await tab.route(`${build}/remoteEntry.js*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n// one line more` });
    });
    await tab.reload();
    await expect(remoteCard(tab).card).toContainText('jobs');
    await tab.unrouteAll();
    await remoteCard(tab).retry.click();
    await expect(heading(tab)).toContainText(SAVED);
  });

  await test.step('after a logout the tab is reset and no longer requests the build', async () => {
    await plantMarker(tab);
    await chrome(tab).logout.click();
    await confirmDialog(tab, specified('menu.logout')).confirm.click();
    await expect.poll(() => markerSurvives(tab)).toBe(false);
    await expect(tab).toHaveURL('/login');
    expect(await tab.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    expect(await policyOf('/admin/jobs')).not.toContain(build);
  });

  expect(await command.interrupt(), command.output()).toBe(0);
  await developer.close();
});

test('if the operator does not allow it, the command is refused with the reason', async ({
  deployed: { product, server, address, develop },
}) => {
  await product.stop();
  const plain = await startProduct({ ...server, env: { PUBLIC_URL: address } });
  const command = develop();
  expect(await command.exited).toBe(1);
  expect(command.output()).toContain(`${address} takes no build from this machine. Its operator allows it by CARELOOM_LOCAL_BUILDS=`);
  await plain.stop();
});
