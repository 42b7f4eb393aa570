import { expect, type Browser } from '@playwright/test';
import type { AuthUser } from '@careloom/contract/resources/auth';
import { chrome } from '../../pages/chrome';
import { apiOf } from '../../support/api';
import { BUILT_ROUTES } from '../../support/built-routes';
import { ROLES, signIn, type Role } from '../../support/roles';
import { pathnamesOf, rolesWhoMay, type RouteRow } from '../../support/routes';
import { storedUser } from '../../support/stored-user';
import { targetOf } from '../../support/targets';
import { noteShifts, stabilityOf, type Stability } from './layout-shifts';

/** How a page is looked at. */
export const DEVICES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const;
export type Device = keyof typeof DEVICES;

export interface PageStability extends Stability {
  /** `houses (desk)` */
  at: string;
}

/** Pages mostly wait for their late answers: so many are open at a time. */
const AT_ONCE = 4;

async function open(browser: Browser, address: string, user: AuthUser, row: RouteRow, role: Role, device: Device): Promise<Stability> {
  const context = await browser.newContext({ viewport: DEVICES[device], ...storedUser(address, user) });
  try {
    await noteShifts(context);
    const { params } = await targetOf(row, role, apiOf(address, user.token));
    const [pathname = ''] = pathnamesOf(row, role, params);
    const page = await context.newPage();
    await page.goto(pathname);
    await expect(chrome(page).heading).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('.cl-veil, .cl-bone, [aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
    await page.waitForLoadState('networkidle');
    return await stabilityOf(page);
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' }); // polls of the page
    await context.close();
  }
}

/** Opens every built page by its address, as the first role of those who may, and says how much it moves until it is whole. */
export async function everyPage(browser: Browser, address: string, devices: readonly Device[]): Promise<PageStability[]> {
  const users = new Map<Role, AuthUser>();
  for (const [role, { email }] of Object.entries(ROLES)) users.set(role as Role, await signIn(address, email));
  const left = devices.flatMap((device) => BUILT_ROUTES.map((row) => ({ device, row })));
  const found: PageStability[] = [];
  const lane = async () => {
    for (let one = left.shift(); one; one = left.shift()) {
      const { row, device } = one;
      const [role] = rolesWhoMay(row);
      const user = role && users.get(role);
      if (!user) throw new Error(`Nobody may open ${row.name}.`);
      found.push({ at: `${row.name} (${device})`, ...(await open(browser, address, user, row, role, device)) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return found.sort((a, b) => b.score - a.score);
}
