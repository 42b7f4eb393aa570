import { routes } from '@careloom/federation/define-remote';

export const myTeamRoutes = routes(
  { area: 'admin', permission: 'my-team-read' },
  {
    'my-team': { path: '/admin/my-team', title: 'My Team', breadcrumb: 'Dashboard > My Team', page: './pages/my-team-page' },
    'my-team-details': {
      path: '/admin/my-team/detail/:id',
      title: 'Team Member',
      breadcrumb: 'Dashboard > My Team > Team Member',
      redirect: 'my-team-details-overview',
      layout: './pages/member-layout',
      tabs: {
        'my-team-details-overview': {
          path: '/admin/my-team/detail/:id/overview',
          title: 'Team Member',
          breadcrumb: 'Dashboard > My Team > {full name}',
          page: './pages/member-overview',
        },
        'my-team-work-history-details': {
          path: '/admin/my-team/detail/:id/work-history',
          title: 'Work History',
          breadcrumb: 'Dashboard > My Team > {full name} > Work History',
          page: './pages/member-work-history',
        },
      },
    },
  },
);
