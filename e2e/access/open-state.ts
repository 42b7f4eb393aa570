import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import type { Api } from '../support/api';
import { goTo } from '../support/go-to';
import type { Role } from '../support/roles';

export type As = (role: Role) => Promise<Api>;

/** A screen in a state that somebody meets, and how to come to it. `api` speaks as the role, `as` as any. */
export interface ScreenState {
  name: string;
  role: Role | null;
  open: (page: Page, api: Api, as: As) => Promise<void>;
  /** One of those that everybody meets every day. */
  first?: true;
  /** It stands in a dialog, which is not printed. */
  inDialog?: true;
  /** A part of it is looked at in another test with each run: as a state of its own only with `npm run verify`. */
  seldom?: true;
}

export const settled = async (page: Page) => {
  await expect(chrome(page).heading).toBeVisible();
  await expect(chrome(page).loader).toBeHidden();
};

/** What lies over a page: dialogs, menus and lists of a field that are open. */
export const opened = (page: Page) => page.locator('[role$=dialog], [role=menu], [role=listbox]').filter({ visible: true }).count();

/** Goes to an address: within the page where it is on another one, and nothing lies over it. */
export async function arrive(page: Page, address: string) {
  const elsewhere = (to: string) => document.querySelector('main h1') !== null && location.pathname !== new URL(to, location.href).pathname;
  if ((await opened(page)) > 0 || !(await page.evaluate(elsewhere, address))) return void (await page.goto(address));
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await goTo(page, address);
  await expect(chrome(page).heading).toBeFocused();
}

export const at =
  (pathname: string): ScreenState['open'] =>
  async (page) => {
    await arrive(page, pathname);
    await settled(page);
  };

/** A list with records of the API on screen: as rows, or as cards on a phone. */
export const list =
  (pathname: string, path: string, text: string): ScreenState['open'] =>
  async (page, api) => {
    const { items } = await api.get<{ items: Record<string, string>[] }>(path);
    await arrive(page, pathname);
    await expect(
      page
        .getByRole('main')
        .getByText(items[0]?.[text] ?? '')
        .first(),
    ).toBeVisible();
  };
