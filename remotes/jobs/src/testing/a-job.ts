import { type Job, jobs } from '@careloom/contract/resources/jobs';
import { recorded } from '@careloom/shared/testing';

/** An open job for certain days, without an end date, as recorded from the API. */
export const aJob = (fields: Partial<Job> = {}): Job => ({ ...recorded('super_admin', jobs.get, { id: 54 }), ...fields });
