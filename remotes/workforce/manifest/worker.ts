import { routes } from '@careloom/federation/define-remote';

export const workerRoutes = routes(
  { area: 'worker', permission: 'worker-service-agreement-read' },
  {
    'worker-service-agreements': {
      path: '/worker/service-agreements',
      title: 'Service Agreements',
      breadcrumb: 'Dashboard > Service Agreements',
      page: null,
    },
  },
);
