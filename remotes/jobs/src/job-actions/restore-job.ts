import { jobs } from '@careloom/contract/resources/jobs';
import { useCallMutation } from '@careloom/shared/query';

/** Takes a job out of the archive. Nothing is lost by it, so nobody is asked. */
export const useRestoreJob = () => useCallMutation(jobs.restore, { changes: ({ id }) => [id] });
