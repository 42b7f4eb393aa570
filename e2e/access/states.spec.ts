import { expect, test } from '../fixtures/test';
import { apiOf } from '../support/api';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { STATES } from './states';

const WIDTHS = [1440, 390];
const SCHEMES = ['light', 'dark'] as const;

for (const { name, role, open } of STATES) {
  test(`${name}: axe finds nothing in light and dark, on a desk and on a phone`, async ({ pageFor, users, as, product }) => {
    test.setTimeout(60_000); // six runs of axe
    const api = role ? await as(role) : apiOf(product.address);
    const user = role ? await users(role) : null;
    for (const width of WIDTHS) {
      const page = await pageFor(user, { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      await open(page, api);
      for (const colorScheme of SCHEMES) {
        await test.step(`${width} px, ${colorScheme}`, async () => {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          if (!user) await open(page, api);
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        });
      }
      await page.setViewportSize({ width: width === 390 ? 320 : width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  });
}

test('a person who asked for less motion meets none', async ({ signedIn }) => {
  const page = await signedIn('super_admin', { reducedMotion: 'reduce' });
  await page.goto('/admin');
  const running = await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  expect(running).toBe(0);
});
