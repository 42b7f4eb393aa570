import { routes } from '@careloom/federation/define-remote';

export const workerRoutes = routes(
  { area: 'worker', permission: 'worker-service-agreement-read' },
  {
    'worker-service-agreements': ['/worker/service-agreements', 'Service Agreements', 'Dashboard > Service Agreements'],
  },
);
