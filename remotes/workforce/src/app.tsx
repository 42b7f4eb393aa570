import { lazyPage, remoteApp } from '@careloom/shared/navigation';
import { addWorkforceTexts } from './texts';

addWorkforceTexts();

const HousesPage = lazyPage(() => import('./features/list-houses/houses-page').then((module) => module.HousesPage));
const HouseOverviewPage = lazyPage(() => import('./features/house-details/house-overview-page').then((module) => module.HouseOverviewPage));
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
  'house-details-overview': HouseOverviewPage,
  'support-workers': SupportWorkersPage,
  'new-applicants': NewApplicantsPage,
  'rejected-applicants': RejectedWorkersPage,
  'archived-support-workers': ArchivedWorkersPage,
  'team-leader-support-workers': OwnWorkersPage,
  'team-leader-support-workers-archived': OwnArchivedWorkersPage,
  'support-worker-details-overview': WorkerOverviewPage,
  'team-leader-support-worker-details-overview': OwnWorkerOverviewPage,
});
