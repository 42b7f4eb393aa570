import { expect } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { arrive, at, list, type ScreenState } from './open-state';

/** States of Masters and of the user's own account. */
export const ACCOUNT_STATES: readonly ScreenState[] = [
  { name: 'providers', role: 'super_admin', open: list('/admin/providers', '/providers', 'name') },
  { name: 'tokens for machines', role: 'super_admin', open: list('/admin/api-access', '/api-tokens', 'name') },
  {
    name: 'add a token',
    role: 'super_admin',
    inDialog: true,
    open: async (page) => {
      await arrive(page, '/admin/api-access');
      await page
        .getByRole('main')
        .getByRole('button', { name: specified('token.add') })
        .filter({ visible: true })
        .click();
      await expect(page.getByRole('dialog', { name: specified('token.add') })).toBeVisible();
    },
  },
  { name: 'account settings', role: 'team_leader', open: at('/team-leader/account-settings') },
];
