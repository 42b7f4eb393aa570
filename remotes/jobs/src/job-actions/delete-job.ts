import { jobs } from '@careloom/contract/resources/jobs';
import { useCallMutation } from '@careloom/shared/query';

/** Deletes an open job that nothing depends on. */
export const useDeleteJob = () => useCallMutation(jobs.remove, { changes: (_, { id }) => [Number(id)] });
