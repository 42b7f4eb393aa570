import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { apiOf } from '../support/api';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { expectSecondEngineFindsNothing } from '../support/second-engine';
import { STATES } from './states';
import { ALL, TWO } from './ways';

/** Dialogs, menus and lists of a field that are open: each size of the window has to look at those that the state has opened. */
const opened = (page: Page) => page.locator('[role$=dialog], [role=menu], [role=listbox]').filter({ visible: true }).count();

for (const state of STATES.filter(({ seldom }) => process.env.VERIFY !== undefined || !seldom)) {
  const { name, role, open } = state;
  /** `npm run verify` looks at every state in all ways; `npm test` at those that matter most, and at the rest in two. */
  const whole = process.env.VERIFY !== undefined || state.first === true;
  test(`${name}: axe finds nothing in light and dark, on a desk and on a phone${whole ? ', in forced colours, in print, at 320 px and zoomed to 400 %; nor does a second engine' : ''}`, async ({
    pageFor,
    users,
    as,
    product,
  }) => {
    test.setTimeout(120_000); // up to seven runs of axe and one of a second engine
    const api = role ? await as(role) : apiOf(product.address);
    const user = role ? await users(role) : null;
    const page = await pageFor(user, { reducedMotion: 'reduce' });
    await open(page, api, as);
    const before = await opened(page);
    for (const { viewport, looks } of whole ? ALL : TWO) {
      await page.setViewportSize(viewport);
      for (const [look, media, rules] of looks.filter(([, { media }]) => media !== 'print' || !state.inDialog)) {
        await test.step(`${viewport.width} px wide, ${viewport.height} high, ${look}`, async () => {
          await page.emulateMedia(media);
          await expectAccessible(page, rules);
          await expectNoSidewaysScroll(page);
        });
      }
      expect(await opened(page), 'what is open after the size of the window has changed').toBe(before);
    }
    await page.setViewportSize({ width: 320, height: 900 });
    await expectNoSidewaysScroll(page);
    if (!whole) return;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await page.waitForLoadState('networkidle'); // a control that comes late has its label already
    await expectSecondEngineFindsNothing(page);
  });
}

test('a person who asked for less motion meets none', async ({ signedIn }) => {
  const page = await signedIn('super_admin', { reducedMotion: 'reduce' });
  await page.goto('/admin');
  const running = await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  expect(running).toBe(0);
});
