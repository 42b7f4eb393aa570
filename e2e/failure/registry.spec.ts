import type { Route } from '@playwright/test';
import { remoteCard } from '../pages/remote-card';
import { openFromMenu } from '../pages/menu';
import { expect, test } from '../fixtures/test';
import { markerSurvives, plantMarker } from '../support/marker';
import { changeEntries, registryOf, remoteFolder } from '../support/registry';
import { REMOTE_SCREENS } from '../support/remotes';

const [jobs, workforce] = REMOTE_SCREENS;
if (!jobs || !workforce) throw new Error('The table of remotes begins with jobs and workforce.');

for (const needs of [
  { shared: '^99.0.0', contract: '^1.0.0' },
  { shared: '^1.0.0', contract: '^99.0.0' },
]) {
  test(`a remote that needs shared ${needs.shared} and contract ${needs.contract} is refused by a card, and the others work`, async ({
    signedIn,
    as,
  }) => {
    const page = await signedIn('super_admin');
    await changeEntries(page, (entry) => ({ ...entry, manifest: { ...entry.manifest, needs } }), ['jobs']);
    await page.goto(jobs.pathname);
    await expect(remoteCard(page).card).toContainText('jobs');
    await openFromMenu(page, workforce.menu);
    const row = await workforce.rowOf(await as('super_admin'));
    await expect(page.getByRole('main').getByText(row).first()).toBeVisible();
  });
}

/** Longer than the registry's own limit and an answer take together. */
const REGISTRY_MS = 6_000;

/** What `/registry.json` may answer to a retry. */
const FAULTS: readonly (readonly [name: string, answer: (route: Route) => Promise<unknown>])[] = [
  ['hangs', () => new Promise<void>(() => undefined)],
  ['answers 500', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' })],
  ['answers garbage', (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"remotes": "' })],
  ['answers with a page', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hotel network</p>' })],
];

test('the registry fails in every way while a remote is tried again: its card stays, and once both are mended Retry works in place', async ({
  signedIn,
  as,
  product,
}) => {
  test.setTimeout(120_000);
  const page = await signedIn('super_admin');
  const folder = await remoteFolder(product.address, 'jobs');
  const isJobs = ({ pathname }: URL) => pathname.startsWith(folder);
  await page.route(isJobs, (route) => route.abort('connectionreset'));
  await page.goto(jobs.pathname);
  const { card, retry } = remoteCard(page);
  await expect(card).toContainText('jobs');
  await plantMarker(page);
  for (const [name, answer] of FAULTS) {
    await test.step(name, async () => {
      await page.route('**/registry.json', answer);
      await retry.click();
      await expect(card).toBeVisible();
      await expect(retry).toHaveAttribute('aria-disabled', 'false', { timeout: REGISTRY_MS });
      await page.unroute('**/registry.json');
    });
  }
  await page.unroute(isJobs);
  await retry.click();
  await expect(
    page
      .getByRole('main')
      .getByText(await jobs.rowOf(await as('super_admin')))
      .first(),
  ).toBeVisible();
  expect(await markerSurvives(page)).toBe(true);
});

test('a registry that is older than the page, as after a rollback, is what Retry takes', async ({ signedIn, as, product }) => {
  const page = await signedIn('super_admin');
  const served = (await registryOf(product.address)).remotes.find(({ name }) => name === 'jobs');
  const newer = { entry: '/assets/jobs/9.9.9+gone/remoteEntry.js', version: '9.9.9+gone', preload: {} };
  const mend = await changeEntries(page, (entry) => ({ ...entry, ...newer }), ['jobs']);
  await page.goto(jobs.pathname);
  await expect(remoteCard(page).card).toContainText(newer.version);
  await mend('jobs');
  await remoteCard(page).retry.click();
  await expect(
    page
      .getByRole('main')
      .getByText(await jobs.rowOf(await as('super_admin')))
      .first(),
  ).toBeVisible();
  expect(served?.version).not.toBe(newer.version);
});
