import { defineRemote } from '@careloom/federation/define-remote';
import { adminRoutes } from './manifest/admin';
import { menu } from './manifest/menu';
import { recordActs, records, recordTexts } from './manifest/records';
import { teamLeaderRoutes } from './manifest/team-leader';
import { workerRoutes } from './manifest/worker';

export default defineRemote({
  needs: { shared: '^1.1.0', contract: '^1.1.0' },
  routes: [...adminRoutes, ...teamLeaderRoutes, ...workerRoutes],
  menu,
  quickActions: [
    {
      name: 'post-a-job',
      label: 'quick.post_a_job',
      icon: 'plus',
      permission: 'job-create',
      order: 15,
      module: './quick-actions/post-a-job',
    },
  ],
  slots: [
    { slot: 'job-list', permission: null, module: './slots/job-list' },
    { slot: 'current-jobs', permission: null, module: './slots/current-jobs' },
  ],
  raises: ['breadcrumb.resolved@1', 'resource.changed@1', 'quick-action.done@1'],
  hears: ['resource.changed@1'],
  records,
  recordActs,
  texts: { ...recordTexts },
});
