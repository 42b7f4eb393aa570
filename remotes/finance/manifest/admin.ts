import { routes } from '@careloom/federation/define-remote';

export const adminRoutes = routes(
  { area: 'admin', permission: 'xero-config-read' },
  {
    xeroConfig: ['/admin/xero-config', 'Xero Config', 'Dashboard > Masters > Xero Config'],
  },
);
