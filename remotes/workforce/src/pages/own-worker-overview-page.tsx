import { teamLeaderWorkers } from '@careloom/contract/resources/support-workers';
import { useIdParams } from '@careloom/shared/navigation';
import { useDetail } from '@careloom/shared/query';
import { WorkerDetail } from '../worker/detail';

/** A worker of the houses led. */
export function OwnWorkerOverviewPage() {
  return <WorkerDetail query={useDetail(teamLeaderWorkers.get, useIdParams('id'))} />;
}
