import { routes } from '@careloom/federation/define-remote';

export const sharedRoutes = routes(
  { area: 'shared', permission: null },
  {
    accountSetting: ['/:type/account-settings', 'Account Settings', 'Dashboard > Account Settings'],
    'change-password': ['/:type/change-password', 'Change Password', 'Dashboard > Account Settings > Change Password'],
  },
);
