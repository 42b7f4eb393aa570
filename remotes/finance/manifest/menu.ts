import type { RemoteConfig } from '@careloom/federation/define-remote';

export const menu: RemoteConfig['menu'] = [
  { group: null, label: 'menu.invoices', icon: 'receipt-text', route: 'invoices', permission: 'invoice-read', area: 'shared', order: 160 },
  { group: null, label: 'menu.expenses', icon: 'wallet', route: 'expenses', permission: 'expense-read', area: 'shared', order: 170 },
  {
    group: 'reports',
    label: 'menu.reports.invoices_report',
    icon: 'chart-no-axes-column',
    route: 'invoice-report',
    permission: 'reports-read',
    area: 'shared',
    order: 181,
  },
  {
    group: 'reports',
    label: 'menu.reports.expenses_report',
    icon: 'chart-no-axes-column',
    route: 'expense-report',
    permission: 'reports-read',
    area: 'shared',
    order: 182,
  },
  {
    group: 'masters',
    label: 'menu.masters.xero_config',
    icon: 'cloud-cog',
    route: 'xeroConfig',
    permission: 'xero-config-read',
    area: 'admin',
    order: 195,
  },
];
