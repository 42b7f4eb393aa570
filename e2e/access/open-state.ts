import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import type { Api } from '../support/api';
import { goTo } from '../support/go-to';
import type { Role } from '../support/roles';

export type As = (role: Role) => Promise<Api>;

/** A screen in a state that users see, and how to open it. `api` is the API as this role, `as` as any role. */
export interface ScreenState {
  name: string;
  role: Role | null;
  open: (page: Page, api: Api, as: As) => Promise<void>;
  /** A state that everybody sees every day. */
  first?: true;
  /** The state is a dialog, which is not printed. */
  inDialog?: true;
  /** Another test checks a part of it in each run; as a separate state it is checked only with `npm run verify`. */
  seldom?: true;
}

export const settled = async (page: Page) => {
  await expect(chrome(page).heading).toBeVisible();
  await expect(chrome(page).loader).toBeHidden();
};

/** Open overlays of a page: dialogs, menus and option lists of fields. */
export const opened = (page: Page) => page.locator('[role$=dialog], [role=menu], [role=listbox]').filter({ visible: true }).count();

/** Opens an address: by a navigation within the page if it has another address, and no overlay is open. */
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

/** A list with records of the API, as rows, or as cards on a phone. */
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
