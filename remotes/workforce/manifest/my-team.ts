import { routes } from '@careloom/federation/define-remote';

export const myTeamRoutes = routes(
  { area: 'admin', permission: 'my-team-read' },
  {
    'my-team': { path: '/admin/my-team', title: 'My Team', breadcrumb: 'Dashboard > My Team', page: null },
    'my-team-details': {
      path: '/admin/my-team/detail/:id',
      title: 'Team Member',
      breadcrumb: 'Dashboard > My Team > Team Member',
      redirect: 'my-team-details-overview',
    },
    'my-team-details-overview': {
      path: '/admin/my-team/detail/:id/overview',
      title: 'Team Member',
      breadcrumb: 'Dashboard > My Team > {full name}',
      page: null,
    },
    'my-team-work-history-details': {
      path: '/admin/my-team/detail/:id/work-history',
      title: 'Work History',
      breadcrumb: 'Dashboard > My Team > {full name} > Work History',
      page: null,
    },
  },
);
