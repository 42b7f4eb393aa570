import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import type { Api } from '../support/api';
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

export const at =
  (pathname: string): ScreenState['open'] =>
  async (page) => {
    await page.goto(pathname);
    await settled(page);
  };

/** A list with records of the API on screen: as rows, or as cards on a phone. */
export const list =
  (pathname: string, path: string, text: string): ScreenState['open'] =>
  async (page, api) => {
    const { items } = await api.get<{ items: Record<string, string>[] }>(path);
    await page.goto(pathname);
    await expect(
      page
        .getByRole('main')
        .getByText(items[0]?.[text] ?? '')
        .first(),
    ).toBeVisible();
  };
