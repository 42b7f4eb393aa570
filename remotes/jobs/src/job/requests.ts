import type { DataOf } from '@careloom/contract/call';
import { type Job, jobs } from '@careloom/contract/resources/jobs';
import { workerJobs } from '@careloom/contract/resources/own-jobs';
import { useIdParams } from '@careloom/shared/navigation';
import { useCall, useCallMutation, useDetail } from '@careloom/shared/query';
import { useJobArea } from './area';

/** A job for its own page, on the admin side or for a team leader. Shows the loader until it is loaded. */
export const useJob = (id: number) => useDetail(useJobArea().calls.get, { id });

/** The query of the job in the current address. */
export const useRouteJobQuery = () => useCall(useJobArea().calls.get, { id: useIdParams('id').id });

/** The job in the current address, for a tab of its page, which has already loaded it. */
export const useRouteJob = (): Job | undefined => useRouteJobQuery().data;

/** A job as its worker may see it. */
export const useWorkerJob = (id: number) => useDetail(workerJobs.get, { id });

export const useRouteWorkerJob = (): Job | undefined => useCall(workerJobs.get, { id: useIdParams('id').id }).data;

export type CurrentJob = DataOf<typeof workerJobs.current>;

/** The worker's own assigned job, with its house and service agreement. */
export const useCurrentJob = (id: number) => useDetail(workerJobs.current, { id });

/** Archives an open or closed job. */
export const useArchiveJob = () => useCallMutation(jobs.archive, { changes: ({ id }) => [id] });

/** Restores a job from the archive. There is no confirmation: nothing is lost, and the toast offers Undo. */
export function useRestoreJob() {
  const { run: archive } = useArchiveJob();
  return useCallMutation(jobs.restore, { changes: ({ id }) => [id], undo: ({ id }) => void archive({ id }) });
}

/** Closes an assigned job; its worker becomes available again and is notified. */
export const useCloseJob = () => useCallMutation(jobs.close, { changes: ({ id }) => [id] });

/** Deletes an open job without applicants. */
export const useDeleteJob = () => useCallMutation(jobs.remove, { changes: (_, { id }) => [Number(id)] });
