import { defineRemote } from '@careloom/federation/define-remote';
import { menu } from './manifest/menu';
import { recordActs, records, recordTexts } from './manifest/records';
import { planningRoutes, sharedRoutes, uploadRoutes } from './manifest/shared';
import { tasks, taskTexts } from './manifest/tasks';

export default defineRemote({
  needs: { shared: '^1.1.0', contract: '^1.1.0' },
  routes: [...sharedRoutes, ...planningRoutes, ...uploadRoutes],
  menu,
  quickActions: [],
  slots: [
    { slot: 'shift-list', permission: 'timesheet-read', module: './slots/shift-list' },
    { slot: 'uncovered-stretch', permission: 'shift-create', module: './slots/uncovered-stretch' },
    { slot: 'shift-amount', permission: 'timesheet-read', module: './slots/shift-amount' },
    { slot: 'shift-card', permission: 'timesheet-read', module: './slots/shift-card' },
    { slot: 'worker-next-shift', permission: 'shift-submit', module: './slots/worker-next-shift' },
    { slot: 'own-shifts-ahead', permission: 'shift-submit', module: './slots/own-shifts-ahead' },
    { slot: 'next-shifts', permission: 'timesheet-read', module: './slots/next-shifts' },
  ],
  raises: ['breadcrumb.resolved@1', 'resource.changed@1'],
  hears: ['resource.changed@1'],
  tasks,
  records,
  recordActs,
  texts: { ...taskTexts, ...recordTexts },
});
