import { routes } from '@careloom/federation/define-remote';

export const sharedRoutes = routes(
  { area: 'shared', permission: null },
  {
    accountSetting: {
      path: '/:type/account-settings',
      title: 'Account Settings',
      breadcrumb: 'Dashboard > Account Settings',
      page: './pages/account-settings-page',
    },
    'change-password': {
      path: '/:type/change-password',
      title: 'Change Password',
      breadcrumb: 'Dashboard > Account Settings > Change Password',
      page: './pages/change-password-page',
    },
  },
);
