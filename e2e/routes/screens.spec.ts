import type { Response } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { remoteCard } from '../pages/remote-card';
import { expect, test } from '../fixtures/test';
import { BUILT_ROUTES } from '../support/built-routes';
import { specified } from '../support/catalogue';
import { breadcrumbOf, pathnamesOf, requirementsOf, rolesWhoMay, shownRow } from '../support/routes';
import { targetOf } from '../support/targets';

/** One of several, in turn; all of them with `npm run verify`. */
const inTurn = <Item>(items: readonly Item[], turn: number) =>
  process.env.VERIFY ? items : items.filter((_item, at) => at === turn % items.length);

/**
 * Each screen by one of those who may open it, in one spelling. That the others are let in is tested of the
 * guard itself (`every-route.test.ts`), and that they get their records of the API (`access-matrix.test.ts`).
 */
BUILT_ROUTES.forEach((row, at) => {
  const all = rolesWhoMay(row);
  if (all.length === 0) return;
  const roles = inTurn(all, at);
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
      for (const pathname of inTurn(pathnamesOf(row, role, params), Math.floor(at / all.length))) {
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
});
