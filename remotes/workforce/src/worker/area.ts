import { supportWorkers, teamLeaderWorkers } from '@careloom/contract/resources/support-workers';
import { hrefOf, useIdParams, useRouteParams } from '@careloom/shared/navigation';
import { useCall, useDetail } from '@careloom/shared/query';
import { useSession } from '@careloom/shared/session';

export const useIsLeader = () => useSession(({ user }) => user?.user_type) === 'team_leader';

/** The read of a worker by area: a team leader reads workers of the houses led. */
const useRead = () => (useIsLeader() ? teamLeaderWorkers.get : supportWorkers.get);

/** The worker in the current address, for the layout. Shows the loader until it is loaded. */
export const useRouteWorkerQuery = () => useDetail(useRead(), useIdParams('id'));

/** The worker in the current address, for a tab, whose layout has already loaded it. */
export const useRouteWorker = () => useCall(useRead(), useIdParams('id')).data;

/** The addresses of the tabs with all shifts and all jobs of the worker in the current address. */
export function useTabHrefs(): { shifts: string; jobs: string } {
  const isLeader = useIsLeader();
  const { type } = useRouteParams('type');
  const { id } = useIdParams('id');
  return {
    shifts: hrefOf(isLeader ? 'team-leader-support-worker-details-shifts' : 'support-worker-details-shifts', { type, id }),
    jobs: hrefOf(isLeader ? 'team-leader-support-worker-details-jobs' : 'support-worker-details-jobs', { type, id }),
  };
}
