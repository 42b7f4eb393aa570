import { defineRemote } from '@careloom/federation/define-remote';
import { recordActs, records, recordTexts } from './manifest/records';
import { adminRoutes, generateRoutes, publicRoutes, sharedRoutes, workerRoutes } from './manifest/routes';
import { menu } from './manifest/menu';
import { tasks, taskTexts } from './manifest/tasks';

export default defineRemote({
  needs: { shared: '^1.1.0', contract: '^1.1.0' },
  routes: [...sharedRoutes, ...adminRoutes, ...generateRoutes, ...workerRoutes, ...publicRoutes],
  menu,
  quickActions: [],
  slots: [
    { slot: 'invoice-list', permission: 'invoice-read', module: './slots/invoice-list' },
    { slot: 'invoice-detail', permission: 'invoice-read', module: './slots/invoice-detail' },
    { slot: 'expense-list', permission: 'expense-read', module: './slots/expense-list' },
    { slot: 'expense-detail', permission: 'expense-read', module: './slots/expense-detail' },
    { slot: 'expense-card', permission: 'expense-read', module: './slots/expense-card' },
    { slot: 'own-expenses-ahead', permission: 'expense-create', module: './slots/own-expenses-ahead' },
    { slot: 'earnings', permission: 'invoice-read', module: './slots/earnings' },
    { slot: 'money-trail', permission: 'invoice-read', module: './slots/money-trail' },
  ],
  raises: ['breadcrumb.resolved@1', 'resource.changed@1'],
  hears: ['resource.changed@1'],
  tasks,
  records,
  recordActs,
  texts: {
    ...taskTexts,
    ...recordTexts,
    'finance:menu.fair_shares': 'Fair shares',
    'finance:menu.earnings': 'Earnings',
    'finance:menu.stuck': 'What is stuck',
  },
});
