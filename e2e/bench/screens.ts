import process from 'node:process';
import { expect, type Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { loginPage } from '../pages/login-page';
import type { Api } from '../support/api';
import { REMOTE_SCREENS } from '../support/remotes';

/** A page that is measured. */
export interface Screen {
  name: string;
  pathname: string;
  /** Null without a session. */
  remote: string | null;
  signedIn: boolean;
  /** Waits until the page shows its content. */
  there: (page: Page, api: Api) => Promise<void>;
}

declare global {
  interface Window {
    /** Set by the bench when the application reports that it has taken over a prerendered page. */
    benchReady?: boolean;
  }
}

const login: Screen = {
  name: 'login',
  pathname: '/login',
  remote: null,
  signedIn: false,
  there: async (page) => {
    await loginPage(page).email.focus(); // the first interaction loads the application
    await page.waitForFunction(() => window.benchReady);
  },
};

const dashboard: Screen = {
  name: 'dashboard',
  pathname: '/admin',
  remote: null,
  signedIn: true,
  there: async (page) => {
    await expect(chrome(page).heading).toBeVisible();
    await expect(page.locator('[data-chart] svg').first()).toBeVisible(); // visible on a desktop
  },
};

/** The remotes to measure, if `npm test` has measured the others already. */
const wanted = process.env.BENCH_REMOTES?.split(',');

const remotes = REMOTE_SCREENS.filter(({ remote }) => wanted?.includes(remote) ?? true).map(({ remote, pathname, rowOf }): Screen => {
  return {
    name: remote,
    pathname,
    remote,
    signedIn: true,
    there: async (page, api) => {
      const row = await rowOf(api);
      await expect(page.getByRole('main').getByText(row).first()).toBeVisible();
    },
  };
});

/** The login page, the dashboard, and each remote's first page by deep link. */
export const SCREENS: readonly Screen[] = [login, dashboard, ...remotes];
