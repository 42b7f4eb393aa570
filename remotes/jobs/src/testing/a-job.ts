import { type Job, jobs } from '@careloom/contract/resources/jobs';
import { recorded } from '@careloom/shared/testing';

/** An open job for certain days, without an end, as the API answers it. */
export const aJob = (fields: Partial<Job> = {}): Job => ({ ...recorded('super_admin', jobs.get, { id: 54 }), ...fields });
