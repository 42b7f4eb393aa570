import type { DataOf } from '@careloom/contract/call';
import { workerJobs } from '@careloom/contract/resources/own-jobs';
import { useDetail } from '@careloom/shared/query';

export type CurrentJob = DataOf<typeof workerJobs.current>;

/** The worker's own assigned job, with its house and the agreement under which it is worked. */
export const useCurrentJob = (id: number) => useDetail(workerJobs.current, { id });
