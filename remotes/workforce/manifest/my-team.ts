import { routes } from '@careloom/federation/define-remote';

export const myTeamRoutes = routes(
  { area: 'admin', permission: 'my-team-read' },
  {
    'my-team': ['/admin/my-team', 'My Team', 'Dashboard > My Team'],
    'my-team-details': [
      '/admin/my-team/detail/:id',
      'Team Member',
      'Dashboard > My Team > Team Member',
      { redirect: 'my-team-details-overview' },
    ],
    'my-team-details-overview': ['/admin/my-team/detail/:id/overview', 'Team Member', 'Dashboard > My Team > {full name}'],
    'my-team-work-history-details': [
      '/admin/my-team/detail/:id/work-history',
      'Work History',
      'Dashboard > My Team > {full name} > Work History',
    ],
  },
);
