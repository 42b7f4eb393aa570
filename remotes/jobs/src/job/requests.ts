import type { DataOf } from '@careloom/contract/call';
import { type Job, jobs } from '@careloom/contract/resources/jobs';
import { workerJobs } from '@careloom/contract/resources/own-jobs';
import { useIdParams } from '@careloom/shared/navigation';
import { useCall, useCallMutation, useDetail } from '@careloom/shared/query';
import { useJobArea } from './area';

/** A job for its own page, on the admin side or for a team leader. The loader is on until it is there. */
export const useJob = (id: number) => useDetail(useJobArea().calls.get, { id });

/** The job of the present address, as a query. */
export const useJobQueryHere = () => useCall(useJobArea().calls.get, { id: useIdParams('id').id });

/** The job of the present address, for a tab under its page, which has read it already. */
export const useJobHere = (): Job | undefined => useJobQueryHere().data;

/** A job as its worker may see it. */
export const useWorkerJob = (id: number) => useDetail(workerJobs.get, { id });

export const useWorkerJobHere = (): Job | undefined => useCall(workerJobs.get, { id: useIdParams('id').id }).data;

export type CurrentJob = DataOf<typeof workerJobs.current>;

/** The worker's own assigned job, with its house and the agreement under which it is worked. */
export const useCurrentJob = (id: number) => useDetail(workerJobs.current, { id });

/** Puts an open or a closed job away. */
export const useArchiveJob = () => useCallMutation(jobs.archive, { changes: ({ id }) => [id] });

/** Takes a job out of the archive. Nobody is asked: nothing is lost by it, and its toast offers Undo. */
export function useRestoreJob() {
  const { run: archive } = useArchiveJob();
  return useCallMutation(jobs.restore, { changes: ({ id }) => [id], undo: ({ id }) => void archive({ id }) });
}

/** Closes an assigned job; its worker is available again and told. */
export const useCloseJob = () => useCallMutation(jobs.close, { changes: ({ id }) => [id] });

/** Deletes an open job that nothing depends on. */
export const useDeleteJob = () => useCallMutation(jobs.remove, { changes: (_, { id }) => [Number(id)] });
