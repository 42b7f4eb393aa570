import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { BUILT_PAGES } from '../support/built-routes';
import { pathnamesOf, rolesWhoMay } from '../support/routes';
import { expectSecondEngineFindsNothing } from '../support/second-engine';
import { targetOf } from '../support/targets';
import { ALL } from './ways';

/** Every built page as each role that may open it; runs with `npm run verify`. */
for (const row of BUILT_PAGES) {
  for (const role of rolesWhoMay(row)) {
    test(`${row.name} as ${role}: neither engine finds anything, in any way that pages are checked`, async ({ signedIn, as }) => {
      test.setTimeout(120_000);
      const { params } = await targetOf(row, role, await as(role));
      const [pathname = ''] = pathnamesOf(row, role, params);
      for (const { viewport, looks } of ALL) {
        const page = await signedIn(role, { viewport, reducedMotion: 'reduce' });
        await page.goto(pathname);
        await expect(chrome(page).heading).toBeVisible();
        await expect(chrome(page).loader).toBeHidden();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('.cl-bone')).toHaveCount(0);
        for (const [look, media] of looks) {
          await test.step(`${viewport.width} px wide, ${viewport.height} high, ${look}`, async () => {
            await page.emulateMedia(media);
            await expectAccessible(page);
            await expectNoSidewaysScroll(page);
          });
        }
        if (viewport.width === 1440) await expectSecondEngineFindsNothing(page);
        await page.context().close();
      }
    });
  }
}
