import { supportWorkers, teamLeaderWorkers } from '@careloom/contract/resources/support-workers';
import { useIdParams } from '@careloom/shared/navigation';
import { useCall, useDetail } from '@careloom/shared/query';
import { useSession } from '@careloom/shared/session';

/** How a worker is read: a team leader reads those of the houses led. */
const useRead = () => (useSession(({ user }) => user?.user_type) === 'team_leader' ? teamLeaderWorkers.get : supportWorkers.get);

/** The worker in the current address, for the layout. Shows the loader until it is loaded. */
export const useRouteWorkerQuery = () => useDetail(useRead(), useIdParams('id'));

/** The worker in the current address, for a tab, whose layout has already loaded it. */
export const useRouteWorker = () => useCall(useRead(), useIdParams('id')).data;
