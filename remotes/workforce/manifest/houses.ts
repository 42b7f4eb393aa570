import { routes } from '@careloom/federation/define-remote';

export const houseRoutes = routes(
  { area: 'admin', permission: 'house-read' },
  {
    houses: { path: '/admin/houses', title: 'Houses', breadcrumb: 'Dashboard > Houses', page: './pages/houses-page' },
    'house-details': {
      path: '/admin/houses/detail/:id',
      title: 'House',
      breadcrumb: 'Dashboard > Houses > House',
      redirect: 'house-details-overview',
      layout: './pages/house-layout',
      tabs: {
        'house-details-overview': {
          path: '/admin/houses/detail/:id/overview',
          title: 'House',
          breadcrumb: 'Dashboard > Houses > {house name}',
          page: './pages/house-overview',
        },
        'house-details-participants': {
          path: '/admin/houses/detail/:id/participants',
          title: 'Participants',
          breadcrumb: 'Dashboard > Houses > {house name} > Participants',
          page: './pages/house-participants',
        },
        'house-details-jobs': {
          path: '/admin/houses/detail/:id/jobs',
          title: 'House Jobs',
          breadcrumb: 'Dashboard > Houses > {house name} > Jobs',
          page: './pages/house-jobs',
        },
        'house-details-shifts': {
          path: '/admin/houses/detail/:id/shifts',
          title: 'House Shifts',
          breadcrumb: 'Dashboard > Houses > {house name} > Shifts',
          page: './pages/house-shifts',
        },
      },
    },
    'house-participant-details': {
      path: '/admin/houses/detail/:id/participants/:participantId',
      title: 'Participant',
      breadcrumb: 'Dashboard > Houses > {house name} > Participants > {name}',
      page: './pages/participant-page',
    },
  },
);
