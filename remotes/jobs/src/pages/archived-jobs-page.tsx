import { ArchivedJobs } from '../features/archived-jobs/archived-jobs';
import { useJobDialogs } from './use-job-dialogs';

/** The archive of jobs with all that it opens. */
export function ArchivedJobsPage() {
  const { act, dialogs } = useJobDialogs();
  return (
    <>
      <ArchivedJobs onAct={act} />
      {dialogs}
    </>
  );
}
