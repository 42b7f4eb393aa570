import type { Page } from '@playwright/test';
import type { Api } from '../support/api';
import { chrome } from '../pages/chrome';
import { loginPage } from '../pages/login-page';
import { expect, test } from '../fixtures/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import type { Role } from '../support/roles';

interface State {
  name: string;
  /** `null` for nobody signed in. */
  role: Role | null;
  open: (page: Page, api: Api | null) => Promise<void>;
}

const at =
  (pathname: string): State['open'] =>
  async (page) => {
    await page.goto(pathname);
    await expect(chrome(page).heading).toBeVisible();
  };

const STATES: readonly State[] = [
  {
    name: 'login',
    role: null,
    open: async (page) => {
      await loginPage(page).open();
      await expect(loginPage(page).heading).toBeVisible();
    },
  },
  { name: 'dashboard', role: 'super_admin', open: at('/admin') },
  { name: 'jobs list', role: 'super_admin', open: at('/admin/jobs') },
  { name: 'notifications', role: 'super_admin', open: at('/admin/notification') },
];

const LOOKS = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 390 },
] as const;

for (const { name, role, open } of STATES) {
  for (const { colorScheme, width } of LOOKS) {
    test(`${name}, ${colorScheme}, ${width} px: axe finds nothing and nothing scrolls sideways`, async ({ pageFor, users, as }) => {
      const page = await pageFor(role ? await users(role) : null, {
        colorScheme,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      await open(page, role ? await as(role) : null);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
}
