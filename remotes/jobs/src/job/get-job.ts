import { workerJobs } from '@careloom/contract/resources/own-jobs';
import { useCall, useDetail } from '@careloom/shared/query';
import { useJobArea } from './area';

/** A job for its own page, on the admin side or for a team leader. The loader is on until it is there. */
export const useJob = (id: number) => useDetail(useJobArea().calls.get, { id });

/** The name of a job for the breadcrumb of a page about something else. */
export const useJobName = (id: number): string | undefined => useCall(useJobArea().calls.get, { id }).data?.name;

/** A job as its worker may see it. */
export const useWorkerJob = (id: number) => useDetail(workerJobs.get, { id });

export const useWorkerJobName = (id: number): string | undefined => useCall(workerJobs.get, { id }).data?.name;
