import { jobs } from '@careloom/contract/resources/jobs';
import { useCallMutation } from '@careloom/shared/query';
import { useArchiveJob } from './archive-job';

/** Takes a job out of the archive. Nobody is asked: nothing is lost by it, and its toast offers Undo. */
export function useRestoreJob() {
  const { run: archive } = useArchiveJob();
  return useCallMutation(jobs.restore, { changes: ({ id }) => [id], undo: ({ id }) => void archive({ id }) });
}
