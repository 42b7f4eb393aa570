import { defineRemote } from '@careloom/federation/define-remote';
import { adminRoutes } from './manifest/admin';
import { menu } from './manifest/menu';
import { sharedRoutes } from './manifest/shared';

export default defineRemote({
  needs: { shared: '^1.1.0', contract: '^1.1.0' },
  routes: [...adminRoutes, ...sharedRoutes],
  menu,
  quickActions: [],
  slots: [],
  raises: ['breadcrumb.resolved@1', 'resource.changed@1'],
  hears: ['resource.changed@1'],
  texts: {
    'settings:menu.roles': 'Roles',
    'settings:menu.holidays': 'Holidays',
    'settings:menu.organisation': 'Organisation',
    'settings:menu.audit': 'Audit log',
  },
});
