import { lazyPage, nested, remoteApp } from '@careloom/shared/navigation';
import { addWorkforceTexts } from './texts';

addWorkforceTexts();

const HousesPage = lazyPage(() => import('./features/list-houses/houses-page').then((module) => module.HousesPage));
const HouseLayout = lazyPage(() => import('./features/house-details/house-layout').then((module) => module.HouseLayout));
const HouseOverview = lazyPage(() => import('./features/house-details/house-overview').then((module) => module.HouseOverview));
const HouseJobs = lazyPage(() => import('./features/house-details/house-jobs').then((module) => module.HouseJobs));
const HouseShifts = lazyPage(() => import('./features/house-details/house-shifts').then((module) => module.HouseShifts));
const SupportWorkersPage = lazyPage(() =>
  import('./features/list-workers/support-workers-page').then((module) => module.SupportWorkersPage),
);
const NewApplicantsPage = lazyPage(() => import('./features/list-workers/new-applicants-page').then((module) => module.NewApplicantsPage));
const RejectedWorkersPage = lazyPage(() =>
  import('./features/list-workers/rejected-workers-page').then((module) => module.RejectedWorkersPage),
);
const ArchivedWorkersPage = lazyPage(() =>
  import('./features/list-workers/archived-workers-page').then((module) => module.ArchivedWorkersPage),
);
const OwnWorkersPage = lazyPage(() => import('./features/list-workers/own-workers-page').then((module) => module.OwnWorkersPage));
const OwnArchivedWorkersPage = lazyPage(() =>
  import('./features/list-workers/own-workers-page').then((module) => module.OwnArchivedWorkersPage),
);
const WorkerOverviewPage = lazyPage(() =>
  import('./features/worker-details/worker-overview-page').then((module) => module.WorkerOverviewPage),
);
const OwnWorkerOverviewPage = lazyPage(() =>
  import('./features/worker-details/own-worker-overview-page').then((module) => module.OwnWorkerOverviewPage),
);

export const App = remoteApp('workforce', {
  houses: HousesPage,
  'house-details': nested(HouseLayout, {
    'house-details-overview': HouseOverview,
    'house-details-jobs': HouseJobs,
    'house-details-shifts': HouseShifts,
  }),
  'support-workers': SupportWorkersPage,
  'new-applicants': NewApplicantsPage,
  'rejected-applicants': RejectedWorkersPage,
  'archived-support-workers': ArchivedWorkersPage,
  'team-leader-support-workers': OwnWorkersPage,
  'team-leader-support-workers-archived': OwnArchivedWorkersPage,
  'support-worker-details-overview': WorkerOverviewPage,
  'team-leader-support-worker-details-overview': OwnWorkerOverviewPage,
});
