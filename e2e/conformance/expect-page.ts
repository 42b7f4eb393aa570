import type { Page } from '@playwright/test';
import type { ManifestRoute } from '@careloom/contract/manifest';
import { expect } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { remoteCard } from '../pages/remote-card';
import { specified } from '../support/catalogue';

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The pattern of a breadcrumb item: the words of the manifest, and any text without a brace in place of a record's words. */
const asPattern = (part: string) =>
  new RegExp(
    `^${part
      .split(/\{[^}]+\}/)
      .map(literally)
      .join('[^{}]+')}$`,
  );

/**
 * Expects the page of a route: breadcrumb, title and one heading as in its manifest, and no failure card in its place.
 * @param refused remotes whose cards may stand in slots
 * @param lacks whether the page requested a call that its API does not have yet: then it shows what it could not load, in its own frame
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
  if (lacks() || (await card.count()) === 0) await expect(heading).toHaveCount(1); // the page may consist of a slot only
}

/** Follows a link of the sidebar, and opens its group if it is closed. */
export async function followMenu(page: Page, pathname: string) {
  const link = chrome(page).sidebar.locator(`a[href="${pathname}"]`).first();
  await expect(link).toBeAttached();
  if (!(await link.isVisible())) {
    const group = await link.evaluate((element) => element.closest('[hidden]')?.id ?? '');
    await chrome(page).sidebar.locator(`[aria-controls="${group}"]`).click();
  }
  await link.click();
}
