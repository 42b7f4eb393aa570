import { routes } from '@careloom/federation/define-remote';

export const houseRoutes = routes(
  { area: 'admin', permission: 'house-read' },
  {
    houses: ['/admin/houses', 'Houses', 'Dashboard > Houses'],
    'house-details': ['/admin/houses/detail/:id', 'House', 'Dashboard > Houses > House', { redirect: 'house-details-overview' }],
    'house-details-overview': ['/admin/houses/detail/:id/overview', 'House', 'Dashboard > Houses > {house name}'],
    'house-details-participants': [
      '/admin/houses/detail/:id/participants',
      'Participants',
      'Dashboard > Houses > {house name} > Participants',
    ],
    'house-details-jobs': ['/admin/houses/detail/:id/jobs', 'House Jobs', 'Dashboard > Houses > {house name} > Jobs'],
    'house-details-shifts': ['/admin/houses/detail/:id/shifts', 'House Shifts', 'Dashboard > Houses > {house name} > Shifts'],
    'house-participant-details': [
      '/admin/houses/detail/:id/participants/:participantId',
      'Participant',
      'Dashboard > Houses > {house name} > Participants > {name}',
    ],
  },
);
