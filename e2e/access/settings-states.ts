import { answer, asks, dialog, failing, listStates, main, notLoaded, opens, type PageState, pick, press } from './page-state';

const invalid: PageState['shows'] = (page) => page.locator('[aria-invalid=true]').first();

/** States as the admin, in one window. */
export const SETTINGS_STATES: readonly PageState[] = [
  ...listStates('providers', '/admin/providers', '/providers'),
  ...listStates('pay levels', '/admin/pay-level', '/pay-level'),
  ...listStates('the audit', '/admin/audit', '/audit/all'),
  { name: 'holidays, not loaded', at: '/admin/holidays', given: failing('/holiday'), shows: notLoaded },
  { name: 'tokens, not loaded', at: '/admin/api-access', given: failing('/api-tokens'), shows: notLoaded },
  { name: 'roles, not loaded', at: '/admin/my-team/roles', given: failing('/roles'), shows: notLoaded },
  { name: 'account settings, not loaded', at: '/admin/account-settings', given: failing('/auth/profile'), shows: notLoaded },
  { name: 'account settings', at: '/admin/account-settings', shows: (page) => main(page).getByText('This device').first() },
  {
    name: 'account settings, refused',
    first: true,
    at: '/admin/account-settings',
    then: (page) => main(page).getByRole('button', { name: 'Change Password' }).click(),
    shows: invalid,
  },
  {
    name: 'change password, the rules as one types',
    at: '/admin/change-password',
    then: (page) => page.locator('[name=password]').fill('Ab1'),
    shows: (page) => main(page).getByRole('listitem').first(),
  },
  {
    name: 'a changed grant',
    first: true,
    at: '/admin/my-team/roles?search=See%20invoices',
    then: async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await main(page).getByRole('checkbox', { name: 'See invoices: Team Leader' }).click();
    },
    shows: (page) => page.getByRole('button', { name: 'Save 1 change' }),
  },
  {
    name: 'the gap in a pay level',
    at: '/admin/pay-level/add',
    then: (page) => page.locator('[name$=".end_time"]').nth(1).fill('2330'),
    shows: (page) => page.getByText('No rate from 23:30 to 00:00.').first(),
  },
];

/** Forms and confirmations of settings. */
export const SETTINGS_DIALOGS: readonly PageState[] = [
  opens('add a provider', '/admin/providers', 'Add Provider', 'Add Provider'),
  {
    name: 'add a provider, refused',
    at: '/admin/providers',
    then: async (page) => {
      await press('Add Provider')(page);
      await dialog(page).getByRole('button', { name: 'Add Provider' }).click();
    },
    shows: invalid,
  },
  {
    name: 'edit a provider',
    first: true,
    at: '/admin/providers',
    then: pick('Edit Provider'),
    shows: (page) => dialog(page).getByRole('textbox').first(),
  },
  asks('a provider is deleted', '/admin/providers', 'Delete'),
  asks('a pay level is deleted', '/admin/pay-level', 'Delete'),
  opens('add a holiday', '/admin/holidays', 'Add holiday', 'Add holiday'),
  { name: 'edit a holiday', at: '/admin/holidays', then: pick('Edit holiday'), shows: (page) => dialog(page).getByRole('textbox').first() },
  asks('a holiday is deleted', '/admin/holidays', 'Delete'),
  opens('add a token', '/admin/api-access', 'Add token', 'Add token'),
  {
    name: 'no token yet',
    at: '/admin/api-access',
    given: (page) =>
      answer(page, '/api-tokens', {
        items: [],
        page: 1,
        per_page: 25,
        last_page: 1,
        total: 0,
      }),
    shows: (page) => main(page).getByText(/No token yet/),
  },
  {
    name: 'one change of the audit',
    first: true,
    at: '/admin/audit',
    then: (page) => main(page).locator('[data-open]').filter({ visible: true }).first().click(),
    shows: (page) => dialog(page).getByRole('heading').first(),
  },
  {
    name: 'log out everywhere else',
    at: '/admin/account-settings',
    then: press('Log out everywhere else'),
    shows: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }),
  },
  opens('set up a second factor', '/admin/account-settings', 'Set up', 'Set up a second factor'),
];
