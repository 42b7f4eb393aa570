import { chrome } from '../pages/chrome';
import { remoteCard } from '../pages/remote-card';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { loseFiles } from '../support/faults';
import { remoteFolder } from '../support/registry';

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`at ${width} px the card of a failed part has air on every side and two buttons, the second an outlined way home`, async ({
    signedIn,
    product,
  }) => {
    const page = await signedIn('super_admin', { viewport: { width, height } });
    await page.goto('/admin');
    await loseFiles(page.context(), await remoteFolder(product.address, 'settings'));
    await page.goto('/admin/providers');
    const { card, retry } = remoteCard(page);
    await expect(card).toBeVisible({ timeout: 15_000 });
    await expect(chrome(page).loader).toBeHidden();
    const place = await page.getByRole('main').boundingBox();
    const box = await card.boundingBox();
    if (!place || !box) throw new Error('The card is not drawn.');
    const [left, right] = [box.x - place.x, place.x + place.width - box.x - box.width];
    expect(left).toBeGreaterThanOrEqual(16);
    expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
    expect(box.y - place.y).toBeGreaterThanOrEqual(16);
    const home = card.getByRole('link', { name: specified('menu.dashboard') });
    const lineOf = () => home.evaluate((element) => getComputedStyle(element).borderTopColor);
    expect(await lineOf()).not.toMatch(/transparent|, 0\)$/);
    const touch = width === 390 ? 44 : 40;
    for (const button of [retry, home]) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(touch);
    await home.click();
    await expect(page).toHaveURL('/admin');
  });
}
