import { expect, test } from '../fixtures/test';
import { apiOf } from '../support/api';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { expectSecondEngineFindsNothing } from '../support/second-engine';
import { STATES } from './states';
import { ALL, TWO } from './ways';

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
    test.setTimeout(120_000); // up to eight runs of axe
    const api = role ? await as(role) : apiOf(product.address);
    const user = role ? await users(role) : null;
    for (const { viewport, looks } of whole ? ALL : TWO) {
      const page = await pageFor(user, { viewport, reducedMotion: 'reduce' });
      await open(page, api, as);
      for (const [look, media] of looks.filter(([, { media }]) => media !== 'print' || !state.inDialog)) {
        await test.step(`${viewport.width} px wide, ${viewport.height} high, ${look}`, async () => {
          if (!user) {
            await page.emulateMedia({ media: 'screen' }); // on paper there is no button to press on the way
            await open(page, api, as);
          }
          await page.emulateMedia(media);
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        });
      }
      if (!whole) {
        await page.setViewportSize({ ...viewport, width: viewport.width === 390 ? 320 : viewport.width });
        await expectNoSidewaysScroll(page);
      }
    }
    if (!whole) return;
    const page = await pageFor(user, { reducedMotion: 'reduce' });
    await open(page, api, as);
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
