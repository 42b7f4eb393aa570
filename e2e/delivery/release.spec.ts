import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures/test';
import { dependsOn } from '../support/loads';
import { chrome } from '../pages/chrome';
import { loginPage } from '../pages/login-page';
import { openFromMenu } from '../pages/menu';
import { specified } from '../support/catalogue';
import { copyCheckout, keepDemonstration, type Checkout } from '../support/checkout';
import { commitAll } from '../support/commit-checkout';
import { markerSurvives, plantMarker } from '../support/marker';
import { npmRun } from '../support/npm';
import { registryOf } from '../support/registry';
import { releasedFiles } from '../support/hashes';
import { ROLES } from '../support/roles';

/** Timeout for a build and a type check, on a machine that runs other tests. */
const SLOW = 240_000;

const SOURCE = 'remotes/workforce/src/pages/archived-workers-page.tsx';
const OLD = specified('menu.masters.archived');
const NEW = 'Former workers';
const PLACE = { group: 'menu.group.masters', item: 'menu.masters.archived' };

const test = base.extend<{ checkout: Checkout }>({
  checkout: async ({}, use) => {
    const checkout = copyCheckout();
    keepDemonstration(checkout);
    await use(checkout);
    checkout.remove();
  },
});

const heading = (page: Page) => chrome(page).heading;

/** A new tab, in the browser of another user. */
async function expectNewTab(from: Page, title: string) {
  const page = await from.context().newPage();
  await page.goto('/admin/archived-support-workers');
  await expect(heading(page)).toContainText(title);
  await page.close();
}

test('one remote is released, offered as a canary, promoted and rolled back while the product runs, and nothing else changes', async ({
  product,
  pageFor,
  checkout,
}) => {
  test.setTimeout(SLOW);
  test.info().annotations.push(dependsOn('workforce'));
  const run = (name: string, ...args: string[]) =>
    npmRun(checkout.folder, { CARELOOM_DATA_DIR: product.dataDir, CARELOOM_BY: 'the test' }, name, ...args);
  const done = async (name: string, ...args: string[]) => {
    const { code, output } = await run(name, ...args);
    expect(code, output).toBe(0);
    return output;
  };
  const signIn = async (email: string) => {
    const page = await pageFor(null);
    await loginPage(page).open();
    await loginPage(page).signIn(email);
    await expect(chrome(page).sidebar).toBeVisible();
    await openFromMenu(page, PLACE);
    await expect(heading(page)).toContainText(OLD);
    return page;
  };
  const others = () => releasedFiles(product.dataDir, { without: 'workforce' });
  const versions = async () => (await registryOf(product.address)).remotes.map(({ name, version }) => `${name} ${version}`).sort();

  const before = { files: others(), versions: await versions() };
  const [open, elsewhere] = [await signIn(ROLES.super_admin.email), await signIn(ROLES.senior_manager.email)];
  await openFromMenu(elsewhere, { item: 'menu.inbox' });
  await expect(heading(elsewhere)).toContainText(specified('menu.inbox'));
  for (const page of [open, elsewhere]) await plantMarker(page);

  await test.step('uncommitted sources are refused, and nothing changes', async () => {
    commitAll(checkout, 'as it is');
    const source = readFileSync(checkout.file(SOURCE), 'utf8');
    writeFileSync(checkout.file(SOURCE), source.replace("title={t('menu.masters.archived')}", `title="${NEW}"`));
    const { code, output } = await run('release', 'workforce');
    expect(code).not.toBe(0);
    expect(output).toContain(SOURCE);
    expect(await versions()).toEqual(before.versions);
    commitAll(checkout, 'another title');
  });

  await test.step('a release: an open page keeps its version and shows a notice, a new page loads the new version', async () => {
    expect(await done('release', 'workforce')).toMatch(/workforce \S+ is served from now on/);
    await expect(open.getByRole('status').filter({ hasText: specified('remote.newer') })).toBeVisible();
    await expect(heading(open)).toContainText(OLD);
    await expectNewTab(open, NEW);
  });

  await test.step('a page that does not show the remote takes the new version by itself, without a reload', async () => {
    await openFromMenu(elsewhere, PLACE);
    await expect(heading(elsewhere)).toContainText(NEW);
    await expect(elsewhere.getByRole('status').filter({ hasText: specified('remote.newer') })).toHaveCount(0);
    for (const page of [open, elsewhere]) expect(await markerSurvives(page)).toBe(true);
  });

  await test.step('a rollback restores the previous version', async () => {
    await done('rollback', 'workforce', '--reason', 'the title is wrong');
    await expectNewTab(open, OLD);
    expect(await versions()).toEqual(before.versions);
  });

  await test.step('a canary is served to a named user, and not to another one', async () => {
    const trial = ['canary', 'workforce', '--users', ROLES.super_admin.email] as const;
    expect((await run(...trial)).output).toContain('was taken back by the test');
    await done(...trial, '--again', '--reason', 'some people want that title');
    await expectNewTab(open, NEW);
    await expectNewTab(elsewhere, OLD);
    await done('promote', 'workforce');
    await expectNewTab(elsewhere, NEW);
    await done('rollback', 'workforce', '--reason', 'the test is over');
    await expectNewTab(elsewhere, OLD);
  });

  await test.step('the audit records who and why, and no other file has changed', async () => {
    const status = await done('status');
    for (const word of ['"the title is wrong"', 'canary', 'promote', 'by the test']) expect(status).toContain(word);
    expect(others()).toEqual(before.files);
    expect(await versions()).toEqual(before.versions);
  });
});
