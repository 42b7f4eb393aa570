import { defineRemote } from '@careloom/federation/define-remote';
import { boardRoutes, sharedBoardRoutes } from './manifest/boards';
import { houseRoutes } from './manifest/houses';
import { menu } from './manifest/menu';
import { myTeamRoutes } from './manifest/my-team';
import { recordActs, records, recordTexts } from './manifest/records';
import { supportWorkerRoutes, workerRoutes } from './manifest/support-workers';
import { tasks, taskTexts } from './manifest/tasks';
import { teamLeaderRoutes } from './manifest/team-leader';

export default defineRemote({
  needs: { shared: '^1.1.0', contract: '^1.1.0' },
  routes: [
    ...myTeamRoutes,
    ...houseRoutes,
    ...supportWorkerRoutes,
    ...teamLeaderRoutes,
    ...workerRoutes,
    ...boardRoutes,
    ...sharedBoardRoutes,
  ],
  menu,
  quickActions: [
    {
      name: 'add-house',
      label: 'quick.add_house',
      icon: 'plus',
      permission: 'house-create',
      order: 10,
      module: './quick-actions/add-house',
    },
    {
      name: 'add-team-member',
      label: 'quick.add_team_member',
      icon: 'plus',
      permission: 'my-team-create',
      order: 20,
      module: './quick-actions/add-team-member',
    },
  ],
  slots: [{ slot: 'agreement-card', permission: 'service-agreement-download', module: './slots/agreement-card' }],
  raises: ['breadcrumb.resolved@1', 'resource.changed@1', 'quick-action.done@1'],
  hears: ['resource.changed@1'],
  tasks,
  records,
  recordActs,
  texts: { ...taskTexts, ...recordTexts },
});
