import type { Job } from '@careloom/contract/resources/jobs';
import { workerJobs } from '@careloom/contract/resources/own-jobs';
import { useIdParams } from '@careloom/shared/navigation';
import { useCall, useDetail } from '@careloom/shared/query';
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
