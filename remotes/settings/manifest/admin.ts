import { routes } from '@careloom/federation/define-remote';

export const adminRoutes = routes(
  { area: 'admin', permission: 'provider-read' },
  {
    providers: {
      path: '/admin/providers',
      title: 'Providers',
      breadcrumb: 'Dashboard > Masters > Providers',
      page: './pages/providers-page',
    },
    'pay-level': {
      path: '/admin/pay-level',
      title: 'Pay-Level',
      breadcrumb: 'Dashboard > Masters > Pay-Level',
      permission: 'pay-level-read',
      page: './pages/pay-levels-page',
    },
    'settings:add-pay-level': {
      path: '/admin/pay-level/add',
      title: 'Add Pay-Level',
      breadcrumb: 'Dashboard > Masters > Pay-Level > Add Pay-Level',
      permission: 'pay-level-write',
      page: './pages/add-pay-level-page',
    },
    'settings:edit-pay-level': {
      path: '/admin/pay-level/edit/:id',
      title: 'Edit Pay-Level',
      breadcrumb: 'Dashboard > Masters > Pay-Level > {pay level name}',
      permission: 'pay-level-write',
      page: './pages/edit-pay-level-page',
    },
    'api-access': {
      path: '/admin/api-access',
      title: 'API access',
      breadcrumb: 'Dashboard > API access',
      permission: 'api-token-read',
      page: './pages/api-access-page',
    },
    'settings:roles': {
      path: '/admin/my-team/roles',
      title: 'Roles',
      breadcrumb: 'Dashboard > My Team > Roles',
      permission: 'role-read',
      page: './pages/roles-page',
    },
    'settings:holidays': {
      path: '/admin/holidays',
      title: 'Holidays',
      breadcrumb: 'Dashboard > Masters > Holidays',
      permission: 'pay-level-read',
      page: './pages/holidays-page',
    },
    'settings:organisation': {
      path: '/admin/organisation',
      title: 'Organisation',
      breadcrumb: 'Dashboard > Masters > Organisation',
      permission: 'organisation-read',
      page: './pages/organisation-page',
    },
    'settings:audit': {
      path: '/admin/audit',
      title: 'Audit log',
      breadcrumb: 'Dashboard > Masters > Audit log',
      permission: 'audit-read',
      page: './pages/audit-page',
    },
    shiftFee: {
      path: '/admin/shift-fee',
      title: 'Shifts',
      breadcrumb: 'Dashboard > Masters > Shifts',
      permission: 'shift-percentage-read',
      page: './pages/shift-fee-page',
    },
  },
);
