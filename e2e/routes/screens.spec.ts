import type { Response } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { remoteCard } from '../pages/remote-card';
import { expect, test } from '../fixtures/test';
import { BUILT_ROUTES } from '../support/built-routes';
import { specified } from '../support/catalogue';
import { breadcrumbOf, pathnamesOf, requirementsOf, rolesWhoMay, shownRow } from '../support/routes';
import { targetOf } from '../support/targets';

for (const row of BUILT_ROUTES) {
  const roles = rolesWhoMay(row);
  if (roles.length === 0) continue;
  const ids = requirementsOf(row);
  const shown = shownRow(row);
  test(`${ids.join(' ')}${ids.length > 0 ? ': ' : ''}${row.name} answers its address for ${roles.join(', ')}`, async ({ standing, as }) => {
    for (const role of roles) {
      const { params, values } = await targetOf(row, role, await as(role));
      const page = await standing(role);
      const refused: string[] = [];
      const note = (response: Response) => {
        if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
      };
      page.on('response', note);
      for (const pathname of pathnamesOf(row, role, params)) {
        await test.step(`${role} ${pathname}`, async () => {
          await page.goto(pathname);
          await expect(chrome(page).crumbs).toHaveText(breadcrumbOf(shown, values));
          await expect(page).toHaveTitle(shown.title + specified('title.suffix'));
          await expect(chrome(page).heading).toHaveCount(1);
          await expect(chrome(page).heading).toBeVisible();
          await expect(remoteCard(page).card).toHaveCount(0);
        });
      }
      page.off('response', note);
      expect(refused, 'no screen asks for what its user may not have').toEqual([]);
    }
  });
}
