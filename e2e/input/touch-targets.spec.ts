import type { Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { BUILT_ROUTES } from '../support/built-routes';
import { ROLE_NAMES } from '../support/roles';
import { pathnamesOf, rolesWhoMay } from '../support/routes';
import { targetOf } from '../support/targets';
import { tooSmall } from '../support/touch-targets';

const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true },
};

async function settled(page: Page) {
  await expect(chrome(page).heading).toBeVisible();
  await expect(chrome(page).loader).toBeHidden();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

for (const [device, options] of Object.entries(DEVICES)) {
  for (const role of ROLE_NAMES) {
    test(`every action on the pages of ${role} is 44 px and more for a finger, on a ${device}`, async ({ signedIn, as }) => {
      test.setTimeout(180_000);
      const page = await signedIn(role, options);
      await page.goto('/');
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
      const found: string[] = [];
      for (const row of BUILT_ROUTES.filter((one) => rolesWhoMay(one).includes(role))) {
        const { params } = await targetOf(row, role, await as(role));
        const pathname = pathnamesOf(row, role, params)[0] ?? '';
        await test.step(pathname, async () => {
          await page.goto(pathname);
          await settled(page);
          found.push(...(await tooSmall(page)).map((one) => `${pathname}: ${one}`));
        });
      }
      expect(found.join('\n')).toBe('');
    });
  }
}
