import { bell } from '../pages/bell';
import { loginPage } from '../pages/login-page';
import { remoteCard } from '../pages/remote-card';
import { expect } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { loseFiles } from '../support/faults';
import { remoteFolder } from '../support/registry';
import { arrive, at, settled, type ScreenState } from './open-state';

/** Screens without a session. */
export const LOGIN_STATES: readonly ScreenState[] = [
  { name: 'log in', role: null, first: true, open: async (page) => void (await loginPage(page).open()) },
  {
    name: 'log in, refused',
    role: null,
    open: async (page) => {
      await loginPage(page).open();
      await loginPage(page).submit.click();
      await expect(loginPage(page).email).toHaveAttribute('aria-invalid', 'true');
    },
  },
  { name: 'forgot password', role: null, open: async (page) => void (await page.goto('/forgot-password')) },
  {
    name: 'reset password',
    role: null,
    open: async (page) => {
      await page.goto('/reset-password/abc?email=a%40b.cc');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
];

/** Dashboards, the command palette, and screens about the user. */
export const SHELL_STATES: readonly ScreenState[] = [
  { name: 'dashboard of the admin', role: 'super_admin', first: true, open: at('/admin') },
  {
    name: 'command palette',
    role: 'super_admin',
    first: true,
    inDialog: true,
    open: async (page) => {
      await arrive(page, '/admin/my-team');
      await settled(page);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      await page.keyboard.type('grove');
      await expect(page.getByRole('dialog').getByRole('option').first()).toHaveAttribute('data-highlighted', '');
    },
  },
  { name: 'dashboard of a team leader', role: 'team_leader', open: at('/team-leader/dashboard') },
  {
    name: 'dashboard of a worker',
    role: 'worker',
    first: true,
    open: async (page) => {
      await arrive(page, '/worker/dashboard');
      await expect(page.getByRole('main').getByRole('textbox', { name: specified('dashboard.date') })).toBeVisible(); // loads after the page
    },
  },
  { name: 'notifications', role: 'super_admin', open: at('/admin/notification') },
  {
    name: 'notification preferences, with this device',
    role: 'worker',
    open: async (page) => {
      await arrive(page, '/worker/notification/preferences');
      await expect(page.getByRole('heading', { name: 'This device' })).toBeVisible();
    },
  },
  {
    name: 'the bell opened',
    role: 'super_admin',
    open: async (page, api, as) => {
      await at('/admin')(page, api, as);
      await bell(page).button.click();
      await expect(bell(page).items.first()).toBeVisible();
    },
  },
  {
    name: 'a part that failed',
    role: 'super_admin',
    open: async (page) => {
      await page.goto('/admin');
      await loseFiles(page.context(), await remoteFolder(new URL(page.url()).origin, 'settings'));
      await page.goto('/admin/providers');
      await expect(remoteCard(page).card).toBeVisible({ timeout: 15_000 });
    },
  },
  { name: 'page not found', role: 'worker', open: at('/worker/nowhere') },
];
