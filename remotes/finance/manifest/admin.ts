import { routes } from '@careloom/federation/define-remote';

export const adminRoutes = routes(
  { area: 'admin', permission: 'xero-config-read' },
  { xeroConfig: { path: '/admin/xero-config', title: 'Xero Config', breadcrumb: 'Dashboard > Masters > Xero Config', page: null } },
);
