import { expect, type Browser, type BrowserContext } from '@playwright/test';
import type { AuthUser } from '@careloom/contract/resources/auth';
import { chrome } from '../../pages/chrome';
import { apiOf } from '../../support/api';
import { BUILT_PAGES } from '../../support/built-routes';
import { ROLES, signIn, type Role } from '../../support/roles';
import { pathnamesOf, rolesWhoMay } from '../../support/routes';
import { storedUser } from '../../support/stored-user';
import { targetOf } from '../../support/targets';
import { allAnswered, noteShifts, stabilityOf, type Stability } from './layout-shifts';

/** The device on which a page is measured. */
const DEVICES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const;
type Device = keyof typeof DEVICES;

export interface PageStability extends Stability {
  /** `houses (desk)` */
  at: string;
}

/** Number of pages open at a time: they mostly wait for their late responses. */
const AT_ONCE = 4;

async function open(context: BrowserContext, pathname: string): Promise<Stability> {
  const page = await context.newPage();
  try {
    await page.goto(pathname);
    await expect(chrome(page).heading).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('.cl-veil, .cl-bone, [aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
    await allAnswered(page);
    return await stabilityOf(page);
  } finally {
    await page.close();
  }
}

async function contextOf(browser: Browser, address: string, user: AuthUser, device: Device): Promise<BrowserContext> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: DEVICES[device], ...storedUser(address, user) });
  await noteShifts(context);
  return context;
}

/** Opens every built page in a new profile on each device, as the first role that may open it, and returns its layout shift until it is complete. */
export async function everyPage(browser: Browser, address: string): Promise<PageStability[]> {
  console.log('  every page: layout shift');
  const users = new Map<Role, AuthUser>();
  for (const [role, { email }] of Object.entries(ROLES)) users.set(role as Role, await signIn(address, email));
  const devices = Object.keys(DEVICES) as Device[];
  const left = devices.flatMap((device) => BUILT_PAGES.map((row) => ({ device, row })));
  const found: PageStability[] = [];
  const lane = async () => {
    for (let one = left.shift(); one; one = left.shift()) {
      const { row, device } = one;
      const [role] = rolesWhoMay(row);
      const user = role && users.get(role);
      if (!user) throw new Error(`Nobody may open ${row.name}.`);
      const { params } = await targetOf(row, role, apiOf(address, user.token));
      const [pathname = ''] = pathnamesOf(row, role, params);
      const context = await contextOf(browser, address, user, device);
      found.push({ at: `${row.name} (${device})`, ...(await open(context, pathname)) });
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return found.sort((a, b) => b.score - a.score);
}
