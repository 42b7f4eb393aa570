import { routes } from '@careloom/federation/define-remote';

export const adminRoutes = routes(
  { area: 'admin', permission: 'provider-read' },
  {
    providers: ['/admin/providers', 'Providers', 'Dashboard > Masters > Providers'],
    'pay-level': ['/admin/pay-level', 'Pay-Level', 'Dashboard > Masters > Pay-Level', { permission: 'pay-level-read' }],
    'api-access': ['/admin/api-access', 'API access', 'Dashboard > API access', { permission: 'api-token-read' }],
    shiftFee: ['/admin/shift-fee', 'Shifts', 'Dashboard > Masters > Shifts', { permission: 'shift-percentage-read' }],
  },
);
