import { jobs } from '@careloom/contract/resources/jobs';
import { useCallMutation } from '@careloom/shared/query';

/** Puts an open or a closed job away. */
export const useArchiveJob = () => useCallMutation(jobs.archive, { changes: ({ id }) => [id] });
