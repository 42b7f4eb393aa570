import type { Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { remoteCard } from '../pages/remote-card';
import { openFromMenu } from '../pages/menu';
import { expect, test } from '../fixtures/test';
import { breakRemote, FAULTS } from '../support/faults';
import { markerSurvives, plantMarker } from '../support/marker';
import { REMOTE_SCREENS, type RemoteScreen } from '../support/remotes';
import { remoteFolder } from '../support/registry';

/** Longer than the loader waits for an entry or a chunk. */
const PATIENCE = { timeout: 15_000 };

async function expectUsable(page: Page, { menu, pathname }: RemoteScreen, row: string) {
  await openFromMenu(page, menu);
  await expect(page).toHaveURL(pathname);
  await expect(page.getByRole('main').getByText(row).first()).toBeVisible();
}

for (const screen of REMOTE_SCREENS) {
  for (const fault of FAULTS) {
    test(`${screen.remote} ${fault}: a card names it, the other four work, and once it is back Retry works without a reload`, async ({
      signedIn,
      as,
      product,
    }) => {
      test.setTimeout(60_000);
      const api = await as('super_admin');
      const page = await signedIn('super_admin');
      const heal = await breakRemote(page.context(), await remoteFolder(product.address, screen.remote), fault);
      await page.goto('/admin');
      await expect(chrome(page).heading).toBeVisible();
      await plantMarker(page);

      await openFromMenu(page, screen.menu);
      await expect(remoteCard(page).card).toBeVisible(PATIENCE);
      await expect(remoteCard(page).card).toContainText(screen.remote);
      for (const other of REMOTE_SCREENS) {
        if (other.remote !== screen.remote) await expectUsable(page, other, await other.rowOf(api));
      }

      await openFromMenu(page, screen.menu);
      await expect(remoteCard(page).retry).toBeVisible(PATIENCE);
      await heal();
      await remoteCard(page).retry.click();
      await expect(
        page
          .getByRole('main')
          .getByText(await screen.rowOf(api))
          .first(),
      ).toBeVisible(PATIENCE);
      expect(await markerSurvives(page)).toBe(true);
    });
  }
}
