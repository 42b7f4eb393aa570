import type { RemoteConfig } from '@careloom/federation/define-remote';

export const menu: RemoteConfig['menu'] = [
  {
    group: 'masters',
    label: 'menu.masters.providers',
    icon: 'building-2',
    route: 'providers',
    permission: 'provider-read',
    area: 'admin',
    order: 191,
  },
  {
    group: 'masters',
    label: 'menu.masters.pay_level',
    icon: 'layers',
    route: 'pay-level',
    permission: 'pay-level-read',
    area: 'admin',
    order: 192,
  },
  {
    group: 'masters',
    label: 'menu.masters.shifts',
    icon: 'percent',
    route: 'shiftFee',
    permission: 'shift-percentage-read',
    area: 'admin',
    order: 194,
  },
  {
    group: null,
    label: 'menu.api_access',
    icon: 'key-round',
    route: 'api-access',
    permission: 'api-token-read',
    area: 'admin',
    order: 206,
  },
  { group: null, label: 'menu.account_settings', icon: 'settings', route: 'accountSetting', permission: null, area: 'shared', order: 210 },
];
