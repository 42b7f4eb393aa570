import { jobs } from '@careloom/contract/resources/jobs';
import { useCallMutation } from '@careloom/shared/query';

/** Closes an assigned job; its worker is available again and told. */
export const useCloseJob = () => useCallMutation(jobs.close, { changes: ({ id }) => [id] });
