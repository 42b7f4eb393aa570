import { writeFileSync } from 'node:fs';
import type { AuthUser } from '@careloom/contract/resources/auth';
import { chrome } from '../pages/chrome';
import { remoteCard } from '../pages/remote-card';
import { BUILT_PAGES } from '../support/built-routes';
import { specified } from '../support/catalogue';
import { ROLE_NAMES } from '../support/roles';
import { breadcrumbOf, pathnamesOf, rolesWhoMay, shownRow } from '../support/routes';
import { targetOf } from '../support/targets';
import { EMPTY_PATH } from './gate';
import type { EnginePage } from './page';
import { expect, test } from './test';

async function storeUser(page: EnginePage, user: AuthUser) {
  await page.goto(EMPTY_PATH);
  await page.evaluate(`localStorage.setItem('user', ${JSON.stringify(JSON.stringify(user))})`);
}

/** The texts of the breadcrumb. */
const CRUMBS = `[...document.querySelectorAll('nav[aria-label="${specified('chrome.breadcrumb')}"] li')].map((item) => item.textContent)`;

for (const role of ROLE_NAMES) {
  for (const row of BUILT_PAGES.filter((one) => rolesWhoMay(one).includes(role))) {
    const shown = shownRow(row);
    test(`${role}: ${row.name} opens by its address, fits the window and logs nothing`, async ({ person, users, as, site }, testInfo) => {
      const page = await person('admin');
      const { params, values } = await targetOf(row, role, await as(role));
      const [pathname = ''] = pathnamesOf(row, role, params);
      await storeUser(page, await users(role));
      await page.goto(pathname);
      await chrome(page).heading.waitFor();
      await site.gate.quiet();
      await chrome(page).loader.waitForNone();
      await page.locator('.cl-bone').waitForNone();
      await expect.poll(page.title).toBe(shown.title + specified('title.suffix'));
      await expect.poll(() => page.evaluate(CRUMBS)).toEqual(breadcrumbOf(shown, values));
      expect((await remoteCard(page).card.look()).count).toBe(0);
      expect(await page.layoutFaults()).toEqual([]);
      writeFileSync(testInfo.outputPath(`${row.name}.png`), await page.screenshot());
      expect(site.gate.takeFaults()).toEqual([]);
    });
  }
}
