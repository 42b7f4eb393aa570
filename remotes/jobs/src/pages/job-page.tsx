import { useGoTo } from '@careloom/shared/navigation';
import { JobLayout } from '../features/job-details/job-layout';
import { useJobArea } from '../job/area';
import { useJobDialogs } from './use-job-dialogs';

/** A job's page with all that it opens. Where the job is deleted, one is back at the list. */
export function JobPage() {
  const goTo = useGoTo();
  const { routes } = useJobArea();
  const { act, dialogs } = useJobDialogs(() => goTo(routes.list, {}, { replace: true }));
  return (
    <>
      <JobLayout onAct={act} />
      {dialogs}
    </>
  );
}
