import type { Page, Response } from '@playwright/test';
import { verdictOf } from '@careloom/federation/bench/verdict';
import { allAnswered, stabilityOf } from '../bench/shifts/layout-shifts';
import { chrome } from '../pages/chrome';
import { remoteCard } from '../pages/remote-card';
import { expect, test } from '../fixtures/test';
import { BUILT_PAGES } from '../support/built-routes';
import { specified } from '../support/catalogue';
import { inTurn } from '../support/in-turn';
import { breadcrumbOf, pathnamesOf, requirementsOf, rolesWhoMay, shownRow } from '../support/routes';
import { targetOf } from '../support/targets';
import { tooSmall } from '../support/touch-targets';
import type { Content } from './contents/content';
import { HOUSES } from './contents/houses';
import { SETTINGS } from './contents/settings';
import { TEAM } from './contents/team';
import { WORKERS } from './contents/workers';

/** The expected content of each screen of workforce and settings, by the name of its route. */
const CONTENTS: Readonly<Record<string, Content>> = { ...TEAM, ...HOUSES, ...WORKERS, ...SETTINGS };

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const DEVICES = { tablet: { width: 1024, height: 768 }, phone: PHONE };

/** Expects the layout shift of a page with late responses to be within the budget of the bench. */
async function expectSteady(page: Page, name: string) {
  await expect(page.locator('.cl-veil, .cl-bone, [aria-busy="true"]')).toHaveCount(0);
  await allAnswered(page);
  const { score, moved } = await stabilityOf(page);
  const { exceeded, sentence } = verdictOf({ budget: 'layoutShift', at: name, value: score });
  expect(exceeded ? `${sentence} ${moved}` : '').toBe('');
}

/** Controls that are too small for touch: first on a tablet, then on a phone. */
async function expectRoomForFingers(page: Page) {
  const found: string[] = [];
  for (const [device, viewport] of Object.entries(DEVICES)) {
    await page.setViewportSize(viewport);
    await expect(chrome(page).loader).toBeHidden();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    found.push(...(await tooSmall(page)).map((one) => `${device}: ${one}`));
  }
  expect(found.join('\n')).toBe('');
}

/**
 * Each screen as one allowed role, in one spelling, on a phone with late responses, then for touch targets. Other tests check the access of the other roles: of the
 * guard itself (`every-route.test.ts`), and of the records of the API (`access-matrix.test.ts`).
 */
BUILT_PAGES.forEach((row, at) => {
  const all = rolesWhoMay(row);
  if (all.length === 0) return;
  const roles = inTurn(all, at);
  const ids = requirementsOf(row);
  const shown = shownRow(row);
  const content = CONTENTS[row.name];
  const proves = ids.length > 0 ? `${ids.join(' ')}: ` : '';
  test(`${proves}${row.name} answers its address for ${roles.join(', ')}${content ? ' with what the API has' : ''}, does not shift, and every action on it is at least 44 px`, async ({
    pages,
    as,
  }) => {
    test.setTimeout(30_000 * roles.length);
    for (const role of roles) {
      const api = await as(role);
      const { params, values } = await targetOf(row, role, api);
      const page = await pages(role, 'phone');
      const refused: string[] = [];
      const note = (response: Response) => {
        if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
      };
      page.on('response', note);
      for (const pathname of inTurn(pathnamesOf(row, role, params), Math.floor(at / all.length))) {
        await test.step(`${role} ${pathname}`, async () => {
          await page.setViewportSize(PHONE);
          await page.goto(pathname);
          await expect(chrome(page).heading).toBeVisible();
          await expectSteady(page, row.name);
          await page.setViewportSize(DESK);
          await expect(chrome(page).crumbs).toHaveText(breadcrumbOf(shown, values));
          await expect(page).toHaveTitle(shown.title + specified('title.suffix'));
          await expect(chrome(page).heading).toHaveCount(1);
          await expect(chrome(page).heading).toBeVisible();
          await expect(remoteCard(page).card).toHaveCount(0);
          await content?.(page, { api, role, params });
          await expectRoomForFingers(page);
        });
      }
      page.off('response', note);
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
      expect(refused, 'no screen asks for what its user may not have').toEqual([]);
    }
  });
});

test('every screen of workforce and settings is checked with the data of the API', () => {
  const theirs = BUILT_PAGES.filter(({ owner }) => owner === 'workforce' || owner === 'settings').map(({ name }) => name);
  expect(Object.keys(CONTENTS).sort()).toEqual(theirs.sort());
});
