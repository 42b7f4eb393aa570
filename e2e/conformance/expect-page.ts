import type { Page } from '@playwright/test';
import type { ManifestRoute } from '@careloom/contract/manifest';
import { expect } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { remoteCard } from '../pages/remote-card';
import { specified } from '../support/catalogue';

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What stands in a place of the breadcrumb: the words of the manifest, and anything but a brace where a record's are to come. */
const asPattern = (part: string) =>
  new RegExp(
    `^${part
      .split(/\{[^}]+\}/)
      .map(literally)
      .join('[^{}]+')}$`,
  );

/**
 * The page of a route stands: breadcrumb, title and one heading as its manifest says, and no card in its place.
 * @param refused remotes whose cards may stand in slots
 * @param lacks whether the page asked for a call that came after its API: then it says what it could not load, in its own frame
 */
export async function expectPage(page: Page, { breadcrumb, title }: ManifestRoute, refused: readonly string[], lacks: () => boolean) {
  const { crumbs, heading } = chrome(page);
  const { card } = remoteCard(page);
  const wrong = refused.reduce((cards, name) => cards.filter({ hasNotText: name }), card);
  const broken = wrong.filter({ hasNotText: specified('kit.not_loaded') });
  await expect(crumbs).toHaveText(breadcrumb.split(' > ').map(asPattern));
  await expect(page).toHaveTitle(title + specified('title.suffix'));
  await expect(heading.or(card).first()).toBeVisible();
  await expect.poll(() => (lacks() ? broken : wrong).count(), 'a card stands in the place of the page').toBe(0);
  if (lacks() || (await card.count()) === 0) await expect(heading).toHaveCount(1); // a slot may be all that a page has
}

/** Follows a link of the sidebar, in its group where that is closed. */
export async function followMenu(page: Page, pathname: string) {
  const link = chrome(page).sidebar.locator(`a[href="${pathname}"]`).first();
  await expect(link).toBeAttached();
  if (!(await link.isVisible())) {
    const group = await link.evaluate((element) => element.closest('[hidden]')?.id ?? '');
    await chrome(page).sidebar.locator(`[aria-controls="${group}"]`).click();
  }
  await link.click();
}
