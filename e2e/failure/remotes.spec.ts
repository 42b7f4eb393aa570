import type { Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { remoteCard } from '../pages/remote-card';
import { openFromMenu } from '../pages/menu';
import { expect, test } from '../fixtures/test';
import type { Api } from '../support/api';
import { plantCodeFault } from '../support/code-faults';
import { markerSurvives, plantMarker } from '../support/marker';
import { inTurn } from '../support/in-turn';
import { REMOTE_FAULTS, type RemoteFault } from '../support/remote-faults';
import { REMOTE_SCREENS, type RemoteScreen } from '../support/remotes';

/** A card is shown within 3 s of the loader's timeout, and a repaired remote within 3 s of Retry, on an idle machine. */
const SOON = process.env.VERIFY ? { timeout: 3_000 } : {};
/** The loader's own maximum timeout: for entry, module and all of its imports. */
const LOADER_MS = 8_000;

const rowOn = async (page: Page, screen: RemoteScreen, api: Api) =>
  page
    .getByRole('main')
    .getByText(await screen.rowOf(api))
    .first();

async function expectUsable(page: Page, screen: RemoteScreen, api: Api) {
  await openFromMenu(page, screen.menu);
  await expect(page).toHaveURL(screen.pathname);
  await expect(await rowOn(page, screen, api)).toBeVisible();
}

/** If the loader waits, the clock is fast-forwarded, repeatedly in case it had not started to wait. */
async function expectCard(page: Page, { waits }: RemoteFault) {
  const { card } = remoteCard(page);
  if (!waits) return expect(card).toBeVisible(SOON);
  await expect(async () => {
    await page.clock.fastForward(LOADER_MS);
    await expect(card).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 2 * LOADER_MS });
}

/** Longer than the registry's own timeout and a response take together. */
const REGISTRY_MS = 6_000;

/** Presses Retry while the remote is still broken. */
async function expectCardStays(page: Page) {
  const { card, retry } = remoteCard(page);
  await retry.click();
  await expect(card).toBeVisible();
  await expect(retry).toHaveAttribute('aria-disabled', 'false', { timeout: REGISTRY_MS });
  await expect(card).toBeVisible();
}

const FAULTS = REMOTE_FAULTS.filter(({ like }) => process.env.VERIFY || like === undefined);

/** The remote that is checked next to a broken one: fewest tests depend on settings, then on workforce. */
const besides = (broken: RemoteScreen) =>
  REMOTE_SCREENS.filter(({ remote }) => remote === (broken.remote === 'settings' ? 'workforce' : 'settings'));

/** `npm run verify` breaks each remote by each fault, and checks the other four. `npm test` breaks one in turn by each fault, and checks one other. */
FAULTS.forEach((fault, at) => {
  for (const screen of inTurn(REMOTE_SCREENS, at)) {
    test(`${fault.name}: ${screen.remote}: a card names it, the others work, and once it is repaired Retry works in place`, async ({
      signedIn,
      lent,
      as,
      product,
      watch,
    }) => {
      test.setTimeout(120_000);
      watch.allow(fault.uncaught);
      const api = await as('super_admin');
      const page = await (fault.waits || fault.plants ? signedIn : lent)('super_admin');
      const mend = await fault.breakAll(page, product.address, [screen.remote]);
      if (fault.waits) await page.clock.install();
      await page.goto('/admin');
      await expect(chrome(page).heading).toBeVisible();
      await plantMarker(page);

      await openFromMenu(page, screen.menu);
      await expectCard(page, fault);
      await expect(remoteCard(page).card).toContainText(screen.remote);
      const others = process.env.VERIFY ? REMOTE_SCREENS.filter((other) => other !== screen) : besides(screen);
      for (const other of others) await expectUsable(page, other, api);
      await openFromMenu(page, screen.menu);
      await expectCard(page, fault);
      if (fault.registryFails) await expectCardStays(page);
      await mend(screen.remote);
      await remoteCard(page).retry.click();
      await expect(await rowOn(page, screen, api)).toBeVisible(SOON);
      expect(await markerSurvives(page)).toBe(true);
    });
  }
});

test('two remotes fail at once: each has its card, and one is repaired without the other', async ({ signedIn, as, product }) => {
  const [first, second] = REMOTE_SCREENS as readonly [RemoteScreen, RemoteScreen];
  const [gone] = REMOTE_FAULTS as readonly [RemoteFault];
  const page = await signedIn('super_admin');
  const mend = await gone.breakAll(page, product.address, [first.remote, second.remote]);
  await page.goto('/admin');
  for (const { menu, remote } of [first, second]) {
    await openFromMenu(page, menu);
    await expect(remoteCard(page).card).toContainText(remote);
  }
  await mend(second.remote);
  await remoteCard(page).retry.click();
  await expect(await rowOn(page, second, await as('super_admin'))).toBeVisible();
  await openFromMenu(page, first.menu);
  await expect(remoteCard(page).card).toContainText(first.remote);
});

for (const screen of inTurn(REMOTE_SCREENS)) {
  test(`${screen.remote} throws on unmount: the next page works, and the remote can be opened again`, async ({ signedIn, as }) => {
    const api = await as('super_admin');
    const page = await signedIn('super_admin');
    await plantCodeFault(page, 'unmount', [screen.remote]);
    await page.goto('/admin');
    await plantMarker(page);
    await expectUsable(page, screen, api);
    const next = REMOTE_SCREENS[(REMOTE_SCREENS.indexOf(screen) + 1) % REMOTE_SCREENS.length] ?? screen;
    await expectUsable(page, next, api);
    await expectUsable(page, screen, api);
    expect(await markerSurvives(page)).toBe(true);
  });
}
