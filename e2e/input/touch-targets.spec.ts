import type { Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { BUILT_ROUTES } from '../support/built-routes';
import { ROLE_NAMES, type Role } from '../support/roles';
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

/** `npm run verify` measures the pages of every role on both. */
const measured = (device: string, role: Role) => process.env.VERIFY || (device === 'phone' ? role === 'worker' : role === 'super_admin');
const OWNERS = [...new Set(BUILT_ROUTES.map(({ owner }) => owner))];

for (const [device, options] of Object.entries(DEVICES)) {
  for (const role of ROLE_NAMES.filter((one) => measured(device, one))) {
    for (const owner of OWNERS) {
      const rows = BUILT_ROUTES.filter((row) => row.owner === owner && rolesWhoMay(row).includes(role));
      if (rows.length === 0) continue;
      test(`every action on the pages of ${owner} is 44 px and more for the finger of ${role}, on a ${device}`, async ({
        signedIn,
        as,
      }) => {
        test.setTimeout(90_000); // a page is opened and measured in two seconds, and there are up to twenty
        const page = await signedIn(role, options);
        const found: string[] = [];
        for (const row of rows) {
          const { params } = await targetOf(row, role, await as(role));
          const pathname = pathnamesOf(row, role, params)[0] ?? '';
          await test.step(pathname, async () => {
            await page.goto(pathname);
            await settled(page);
            found.push(...(await tooSmall(page)).map((one) => `${pathname}: ${one}`));
          });
        }
        expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
        expect(found.join('\n')).toBe('');
      });
    }
  }
}
